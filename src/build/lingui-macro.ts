import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

const MACRO_IMPORT = /from\s+['"]@lingui\/(?:core|react)\/macro['"]/

/**
 * Expands Lingui's macros. @vitejs/plugin-react 6 runs no Babel, so files that import a macro pass through Babel here,
 * with this plugin only; Vite strips types and JSX.
 */
export function linguiMacro(): Plugin {
  return {
    name: 'jobmost:lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\.tsx?$/.test(file) || !MACRO_IMPORT.test(code)) return null
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: ['@lingui/babel-plugin-lingui-macro'],
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      })
      return result?.code ? { code: result.code, map: result.map } : null
    },
  }
}
