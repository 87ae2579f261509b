import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { linguiMacro } from '../../build/lingui-macro.ts'
import type { Mutant } from '../mutants/mutant.ts'

export type Program = typeof import('./program.ts')
export type IndexedDb = typeof import('./indexed-db.ts')
/** The globals of a program, which replace those of Node.js. */
export type Globals = Record<string, unknown>
export type Start<T> = (globals: Globals) => T

const ROOT = resolve(import.meta.dirname, '../../..')
const HERE = resolve(import.meta.dirname)

/** The browser's globals that the app's code uses. All other globals belong to the language. */
export const GLOBAL_NAMES = [
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'indexedDB',
  'IDBKeyRange',
  'BroadcastChannel',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'Math',
  'crypto',
  'fetch',
  'Request',
  'addEventListener',
  'removeEventListener',
  'reportError',
]

/**
 * Bundles the app's code, with the sources that a mutant changes.
 * @returns starts the program once more, with globals of its own
 */
export async function bundleProgram(mutant: Mutant | null): Promise<Start<Program>> {
  return starter(await bundle(resolve(HERE, 'program.ts'), [mutate(mutant), linguiMacro()]), GLOBAL_NAMES)
}

/** Bundles fake-indexeddb; its only clock is `globalThis.setImmediate`. */
export async function bundleIndexedDb(): Promise<Start<IndexedDb>> {
  return starter(await bundle(resolve(HERE, 'indexed-db.ts'), []), ['globalThis'])
}

async function bundle(entry: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    mode: 'production',
    plugins,
    resolve: { alias: { 'the-worker-of-the-outbox': resolve(ROOT, 'src/client/sw/outbox.ts') } },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'program' },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Vite gave no bundle')
  return output.output[0].code
}

function starter<T>(code: string, names: string[]): Start<T> {
  const run = new Function(...names, `${code}\nreturn program`)
  return (globals) => run(...names.map((name) => globals[name]))
}

function mutate(mutant: Mutant | null): Plugin {
  return {
    name: 'simulator:mutant',
    enforce: 'pre',
    transform(code, id) {
      if (!mutant || !id.endsWith(`/src/${mutant.file}`)) return null
      return { code: mutant.change(code), map: null }
    },
  }
}
