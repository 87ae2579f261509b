import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import type { ManifestTransform } from 'workbox-build'
import { type AssetPack, assetPackPath } from '../shared/contract/asset-pack.ts'

// Larger scripts are stored one by one: the browser keeps their compiled code beside them.
const LARGEST_BYTES = 8000
// A pack that a bad connection cuts is fetched again: not too much at once.
const PACK_CHARACTERS = 300_000

type Bundle = Rolldown.OutputBundle
type Packing = {
  /** Writes packs of the small scripts and styles. */
  plugin: Plugin
  /** Leaves the packed files out of the list that the service worker stores one by one. */
  withoutPacked: ManifestTransform
}

/** Packs for the service worker of all small scripts and styles but those that every start needs. */
export function assetPacks(): Packing {
  const packed = new Set<string>()
  return {
    withoutPacked: (entries) => ({ manifest: entries.filter(({ url }) => !packed.has(url)) }),
    plugin: {
      name: 'jobmost:asset-packs',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        // Last: the packs hold the final text of each file.
        order: 'post',
        handler(_options, bundle) {
          const atStart = filesOfStart(bundle)
          const texts = textsOf(bundle).filter(([path]) => !atStart.has(path))
          for (const pack of packsOf(texts)) {
            for (const [path] of pack) packed.add(path)
            const source = JSON.stringify(pack.map(([path, text]) => [`/${path}`, text]))
            const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
            this.emitFile({ type: 'asset', fileName: assetPackPath(hash), source })
          }
        },
      },
    },
  }
}

const textsOf = (bundle: Bundle): AssetPack =>
  Object.values(bundle).flatMap((file): AssetPack => {
    if (file.type === 'chunk') return [[file.fileName, file.code]]
    return file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)]] : []
  })

/** The names of the entries with all that they import, and their styles. */
function filesOfStart(bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk') return
    found.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
    file.imports.forEach(add)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName)
  return found
}

/** The small ones of these files in packs, in the order of their names, so that a release changes few packs. */
export function packsOf(files: AssetPack): AssetPack[] {
  const packs: AssetPack[] = []
  let room = 0
  for (const file of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { length } = file[1]
    if (Buffer.byteLength(file[1]) > LARGEST_BYTES) continue
    if (packs.length === 0 || length > room) {
      packs.push([])
      room = PACK_CHARACTERS
    }
    packs.at(-1)?.push(file)
    room -= length
  }
  return packs
}
