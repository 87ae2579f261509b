import type { PrecacheController } from 'workbox-precaching'
import { type AssetPack, isAssetPack } from '#shared/contract/asset-pack.ts'

type Packed = (path: string) => Promise<Response | null>

/**
 * Answers with the small files of this release from its stored packs (`AssetPack`). The packs are read once in a worker's
 * life, at the first file that none of the separately stored ones is.
 * @returns for the path of a file its response, or null if no stored pack has it
 */
export function readPacks(controller: PrecacheController): Packed {
  let texts: Promise<Map<string, string>> | null = null
  return async (path) => {
    texts ??= storedTexts(controller)
    const known = await texts.catch(() => null)
    // The browser may have removed or damaged what is stored: then files come from the network.
    if (!known?.size) texts = null
    const text = known?.get(path)
    return text === undefined ? null : new Response(text, { headers: { 'content-type': typeOf(path) } })
  }
}

async function storedTexts(controller: PrecacheController): Promise<Map<string, string>> {
  const packs = [...controller.getURLsToCacheKeys().keys()].filter(isAssetPack)
  const files = packs.map(async (url): Promise<AssetPack> => {
    const stored = await controller.matchPrecache(url)
    return stored ? stored.json() : []
  })
  return new Map((await Promise.all(files)).flat())
}

const typeOf = (path: string) =>
  path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
