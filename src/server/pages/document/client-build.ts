import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from './manifest.ts'
import { readSymbols } from './symbols.ts'

export const DIST = fileURLToPath(new URL('../../../../dist', import.meta.url))

/** The parts of the built client that the server needs. */
export type ClientBuild = {
  folder: string
  /** index.html with its placeholders. */
  template: string
  manifest: Manifest
  /** Text of each style sheet, by its path within the build. */
  styles: ReadonlyMap<string, string>
  /** SVG of each icon, by its name. */
  symbols: ReadonlyMap<string, string>
  /** File names of the font files in assets/. */
  fonts: string[]
}

/** Reads the output of `npm run build`; null without a build (tests, API only). */
export function readClientBuild(folder = DIST): ClientBuild | null {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const manifest = join(folder, '.vite', 'manifest.json')
  const sprite = join(folder, 'icons', 'sprite.svg')
  return {
    folder,
    template: readFileSync(index, 'utf8'),
    manifest: existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {},
    styles: new Map(
      assetsOf(folder, '.css').map((name) => [
        `assets/${name}`,
        readFileSync(join(folder, 'assets', name), 'utf8'),
      ]),
    ),
    symbols: readSymbols(existsSync(sprite) ? readFileSync(sprite, 'utf8') : ''),
    fonts: assetsOf(folder, '.woff2'),
  }
}

function assetsOf(folder: string, ending: string): string[] {
  const assets = join(folder, 'assets')
  return existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith(ending)) : []
}
