/**
 * Small scripts and styles of a release in one JSON file: each with its path from the root, such as "/assets/faq-1a2b.js",
 * and its text. The service worker stores a pack whole and answers from it: storing 300 files one by one took a phone
 * more processor time than the whole first visit.
 */
export type AssetPack = [path: string, text: string][]

/** The path of the pack with this hash of its content, without a leading slash. */
export const assetPackPath = (hash: string): string => `assets/pack-${hash}.json`

/** Whether an address or path is that of a pack. */
export const isAssetPack = (url: string): boolean => url.includes('assets/pack-')
