import type { Page } from 'playwright'

/** Pixels of one side of the consumers' canvases. */
export const SIZE = 200

/** Green of the page's canvas as it is on the screen, 0 … 1, row by row from the top. */
export async function picture(page: Page): Promise<number[]> {
  // What has been changed is drawn in the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(0)
          })
        )
      )
  )
  const png = (await page.locator('canvas').screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('picture: there is no 2D context.')
    context.drawImage(image, 0, 0)
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height)
    return Array.from({ length: bytes.length / 4 }, (_, i) => bytes[4 * i + 1] / 255)
  }, png)
}

/** The value of a function at the middle of each pixel; x and y in 0 … SIZE, y downwards. */
export function pixels(value: (x: number, y: number) => number): number[] {
  return Array.from({ length: SIZE * SIZE }, (_, i) => value((i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5))
}

/** Linear light of an sRGB value. */
export function linear(srgb: number): number {
  return srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4
}
