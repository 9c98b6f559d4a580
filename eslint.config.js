import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  // The consumers have types where they are installed only, and so has the recipe for React; they are checked there.
  globalIgnores(['**/dist/', 'coverage/', '.cache/', 'test/package/consumers/', 'demo/recipes/*.tsx']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname }
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      // Checks of arguments are for callers without types, who get no help from a compiler.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Hooks of materials and functions of operator rows are passed on as values, with `call` where they need `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Loops over arrays that run once a sample.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' }],
      // In an ambient declaration file `import('…')` is the only way to name a type of another file.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }]
    }
  },
  {
    // Programs talk to whoever started them; so does the library, through two functions.
    files: ['**/*.mjs', 'demo/**', 'test/**', 'src/report.ts', 'src/warn.ts'],
    rules: { 'no-console': 'off' }
  }
)
