import { globSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

// Vite's configuration of the server's bundle, which `npm start` runs: loading one file takes half the time of loading some
// 1,500 modules (decision 056). Packages with few files, native or CommonJS code stay outside.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const MANY_FILES = [
  'fastify-type-provider-zod',
  'jose',
  'kysely',
  'libphonenumber-js',
  'zod',
  '@simplewebauthn/server',
  /^@peculiar\//,
  'asn1js',
  'tsyringe',
]
// Where the bundle is when it runs (ensure-build.ts).
const BUNDLE = join(root, 'dist', '.server')
const TASK_MODULES = join(root, 'src', 'server', 'background', 'task-modules.ts')

/** Files that the server finds beside its sources (migrations, threads, dist) have their addresses from there. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta')) return null
    const from = relative(BUNDLE, id).split(sep).join('/')
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `import.meta.dirname + ${JSON.stringify(`/${dirname(from)}`)}`)
  },
}

/** Imports the tasks that are there at the time of the build. */
const taskModules: Plugin = {
  name: 'task-modules',
  enforce: 'pre',
  load(id) {
    if (id !== TASK_MODULES) return null
    const files = globSync(join(root, 'src/server/**/*-task.ts')).sort()
    const imports = files.map((file, index) => `import * as task${index} from ${JSON.stringify(file)}`)
    return `${imports.join('\n')}\nexport const taskModules = [${files.map((_, index) => `task${index}`).join()}]`
  },
}

/**
 * The contract is written with zod/mini, which is small in the browser and checks objects step by step. Here it gets the compiled
 * checks of zod itself, which take a quarter of the time.
 */
const compiledChecks: Plugin = {
  name: 'compiled-checks',
  transform(code, id) {
    if (!id.endsWith('/zod/v4/mini/schemas.js')) return null
    const compiled = code.replace('core.$ZodObject.init(', 'core.$ZodObjectJIT.init(')
    if (compiled === code) this.error('zod/mini no longer initialises its objects by core.$ZodObject')
    return compiled
  },
}

export default defineConfig({
  root,
  publicDir: false,
  plugins: [sourceAddresses, taskModules, compiledChecks],
  ssr: { noExternal: MANY_FILES },
  build: {
    ssr: 'src/server/main.ts',
    target: 'node24',
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
