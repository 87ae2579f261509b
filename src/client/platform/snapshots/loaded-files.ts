import type { StartFiles } from './snapshot.ts'

/** The fonts and scripts that the page has loaded so far. */
export function loadedFiles(): StartFiles {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const assets = [...new Set(paths)].filter((path) => path.startsWith('/assets/'))
  return {
    fonts: assets.filter((path) => path.endsWith('.woff2')),
    scripts: assets.filter((path) => path.endsWith('.js')),
  }
}
