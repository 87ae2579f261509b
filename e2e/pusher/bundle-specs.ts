import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

const PUSHER_JS = dirname(createRequire(import.meta.url).resolve('pusher-js/package.json'))
const SPECS = [
  'cluster_config_spec',
  'falling_back_spec',
  'pusher_spec',
  'timeout_configuration_spec',
].concat('transport_lists_spec')
// In the order of the package's own configuration for web workers (spec/config/karma/config.worker.js).
const FOLDERS = ['src', 'src/runtimes/worker', 'src/runtimes', 'spec/javascripts/helpers'].map((folder) =>
  join(PUSHER_JS, folder),
)
const ALIASES: Record<string, string> = {
  pusher_integration: 'core/pusher.js',
  integration: 'node/integration',
  'dom/dependencies': 'worker/mock-dom-dependencies',
  'dom/dependency_loader': 'worker/mock-dom-dependencies',
}
// Packages for end-to-end encryption are left out, because no integration spec encrypts.
const MISSING = ['@stablelib/utf8', '@stablelib/base64']
const ENTRY = '\0specs'
const TEST_ENV = '\0testenv'
const NOTHING = '\0nothing'

/** pusher-js's own integration specs and its sources as one script, unchanged, with both ws configurations. */
export async function bundleSpecs(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PUSHER_JS, 'package.json'), 'utf8'))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { extensions: ['.ts', '.js'] },
    define: {
      VERSION: JSON.stringify(version),
      CDN_HTTP: '"http://js.pusher.com"',
      CDN_HTTPS: '"https://js.pusher.com"',
      DEPENDENCY_SUFFIX: '""',
      global: 'globalThis',
      RUNTIME: '"worker"',
    },
    plugins: [
      {
        name: 'pusher-js-specs',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'specs') return ENTRY
          if (id === 'testenv') return TEST_ENV
          if (MISSING.includes(id)) return NOTHING
          return id.startsWith('.') || id.startsWith('/') || id.startsWith('\0')
            ? null
            : find(ALIASES[id] ?? id)
        },
        load(id) {
          if (id === NOTHING) return 'export const decode = undefined'
          if (id === TEST_ENV) return "module.exports = 'worker'"
          return id === ENTRY ? entry() : null
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: 'specs', output: { format: 'iife', strict: false } },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : null
  if (!chunk) throw new Error('Nothing was bundled')
  return chunk.code
}

/** Replaces spec/javascripts/integration/index.worker.js, which needs webpack's require.context. */
function entry(): string {
  const specs = SPECS.map(
    (name) => `require('${join(PUSHER_JS, 'spec/javascripts/integration/core', name)}')`,
  )
  return `
    require('${join(import.meta.dirname, 'jasmine.ts')}')
    // The specs assign to these without declaring them.
    globalThis.testConfig = globalThis.url = undefined
    const configs = [{ transport: 'ws', forceTLS: true }, { transport: 'ws', forceTLS: false }]
    for (const spec of [${specs.join(', ')}]) spec(configs)
  `
}

function find(id: string): string | null {
  for (const folder of FOLDERS)
    for (const ending of ['', '.ts', '.js', '/index.ts', '/index.js']) {
      const file = join(folder, id + ending)
      if (existsSync(file) && statSync(file).isFile()) return file
    }
  return null
}
