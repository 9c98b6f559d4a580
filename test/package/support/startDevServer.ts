import { createServer, type ViteDevServer } from 'vite'
import { inject } from 'vitest'

/** Vite's development server over the consumers. `page` is where it looks for what has to be bundled beforehand. */
export async function startDevServer(page: string): Promise<{ url: string; server: ViteDevServer }> {
  const server = await createServer({
    root: inject('consumers'),
    configFile: false,
    logLevel: 'warn',
    cacheDir: `node_modules/.vite-${page.replaceAll(/\W/g, '-')}`,
    optimizeDeps: { entries: [page] },
    server: { host: '127.0.0.1', port: 0, strictPort: false }
  })
  await server.listen()
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('startDevServer: the server has no address.')
  return { url: url + page, server }
}
