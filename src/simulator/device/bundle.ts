import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { linguiMacro } from '../../build/lingui-macro.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { withAppTimes } from './app-times.ts'

export type Program = typeof import('./program.ts')
export type IndexedDb = typeof import('./indexed-db.ts')
/** The globals of a program, which replace those of Node.js. */
export type Globals = Record<string, unknown>
export type Start<T> = (globals: Globals) => T

const ROOT = resolve(import.meta.dirname, '../../..')
const HERE = resolve(import.meta.dirname)

/** The browser's globals that the app's code uses, and the factors of its times. All other globals belong to the language. */
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
  'MutationObserver',
  'performance',
  'appTimes',
]

/**
 * What a tab does not get anew: schemas keep no state, and building them was a quarter of each story's time. React and Lingui
 * render nothing here. Rules do not belong here, because some of them read the clock.
 */
const SHARED = /^(?:zod(?:\/|$)|#shared\/contract\/|react$|react\/|@lingui\/)/

/**
 * Bundles the app's code, with the sources that a mutant changes.
 * @returns starts the program once more, with globals of its own
 */
export async function bundleProgram(mutant: Mutant | null): Promise<Start<Program>> {
  return starter(
    await bundle(resolve(HERE, 'program.ts'), [
      mutate(mutant),
      withAppTimes(),
      linguiMacro(),
      withoutWords(),
      sharedAtOnce(),
    ]),
    GLOBAL_NAMES,
  )
}

/** Bundles fake-indexeddb; its only clock is `globalThis.setImmediate`. */
export async function bundleIndexedDb(): Promise<Start<IndexedDb>> {
  return starter(await bundle(resolve(HERE, 'indexed-db.ts'), []), ['globalThis'])
}

type Bundle = { code: string; imports: string[] }

async function bundle(entry: string, plugins: Plugin[]): Promise<Bundle> {
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
      rolldownOptions: { external: SHARED, output: { globals: variableOf } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Vite gave no bundle')
  const [{ code, imports }] = output.output
  return { code, imports }
}

const variableOf = (id: string) => `shared_${id.replace(/\W/g, '_')}`

async function starter<T>({ code, imports }: Bundle, names: string[]): Promise<Start<T>> {
  const modules = await Promise.all(imports.map((id) => import(id)))
  const run = new Function(...imports.map(variableOf), ...names, `${code}\nreturn program`)
  return (globals) => run(...modules, ...names.map((name) => globals[name]))
}

/** No catalogues: nobody reads the words. Lingui warns of each missing one, unless something compiles it. */
const withoutWords = (): Plugin => ({
  name: 'simulator:without-words',
  enforce: 'pre',
  load: (id) => (id.endsWith('.po') ? WORDS : null),
})

const WORDS = `import { i18n } from '@lingui/core'
i18n.setMessagesCompiler((message) => [message])
export const messages = {}`

/** Imports shared modules at once that the app loads later: code in a function cannot load any. */
const sharedAtOnce = (): Plugin => ({
  name: 'simulator:shared-at-once',
  enforce: 'pre',
  transform: (code) =>
    code.includes("import('#shared")
      ? { code: code.replace(LATER, `import('${AT_ONCE}$1').then((loaded) => loaded.all)`), map: null }
      : null,
  resolveId: (id) => (id.startsWith(AT_ONCE) ? id : null),
  load: (id) =>
    id.startsWith(AT_ONCE) ? `import * as all from '${id.slice(AT_ONCE.length)}'\nexport { all }` : null,
})
const LATER = /import\('(#shared[^']*)'\)/g
const AT_ONCE = 'at-once:'

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
