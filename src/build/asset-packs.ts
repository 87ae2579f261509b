import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type AssetPack, assetPackPath } from '../shared/contract/asset-pack.ts'

// Larger files are fetched one by one: the page itself has loaded most of them, so they come from the browser's cache.
const LARGEST = 30_000
// A pack that a bad connection cuts is fetched again: not too much at once.
const PACK_CHARACTERS = 300_000

/** Writes packs of all small scripts and styles for the service worker's installation. */
export function assetPacks(): Plugin {
  return {
    name: 'jobmost:asset-packs',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last: the packs hold the final text of each file.
      order: 'post',
      handler(_options, bundle) {
        const texts = Object.values(bundle).flatMap((file): AssetPack => {
          if (file.type === 'chunk') return [[file.fileName, file.code]]
          return file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)]] : []
        })
        for (const pack of packsOf(texts)) {
          const source = JSON.stringify(pack)
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          this.emitFile({ type: 'asset', fileName: assetPackPath(hash), source })
        }
      },
    },
  }
}

/** The small ones of these files in packs, in the order of their names, so that a release changes few packs. */
export function packsOf(files: AssetPack): AssetPack[] {
  const packs: AssetPack[] = []
  let room = 0
  for (const file of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { length } = file[1]
    if (length > LARGEST) continue
    if (packs.length === 0 || length > room) {
      packs.push([])
      room = PACK_CHARACTERS
    }
    packs.at(-1)?.push(file)
    room -= length
  }
  return packs
}
