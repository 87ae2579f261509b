/**
 * Small scripts and styles of a release in one JSON file, each with its path from the root and its text. The service worker
 * stores them one by one, but fetches them together: 300 requests took a phone seconds of processor time.
 */
export type AssetPack = [path: string, text: string][]

/** The path of the pack with this hash of its content, without a leading slash. */
export const assetPackPath = (hash: string): string => `assets/pack-${hash}.json`

/** Whether an address or path is that of a pack. */
export const isAssetPack = (url: string): boolean => url.includes('assets/pack-')
