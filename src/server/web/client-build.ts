import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Manifest, pageStyles } from './preloads.ts'

export const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

/** The built client as the server needs it. */
export type ClientBuild = {
  folder: string
  /** index.html with its slots. */
  template: string
  manifest: Manifest
  /** The text of each style sheet by its path within the build. */
  styles: ReadonlyMap<string, string>
}

/** Reads what `npm run build` wrote; null without a build (tests, API only). */
export function readClientBuild(folder = DIST): ClientBuild | null {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const manifest = join(folder, '.vite', 'manifest.json')
  return {
    folder,
    template: readFileSync(index, 'utf8'),
    manifest: existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {},
    styles: readStyles(folder),
  }
}

function readStyles(folder: string): Map<string, string> {
  const assets = join(folder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.css')) : []
  return new Map(files.map((name) => [`assets/${name}`, readFileSync(join(assets, name), 'utf8')]))
}

/** What a Content-Security-Policy must name for the style sheets that pages carry inside, as in 'sha256-…'. */
export function styleHashes(build: ClientBuild | null): string[] {
  const texts = build ? pageStyles(build.manifest).map((file) => build.styles.get(file) ?? '') : []
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
