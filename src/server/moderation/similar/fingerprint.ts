// MinHash with bands (Broder 1997; Leskovec, Rajaraman, Ullman, "Mining of Massive Datasets", chapter 3). Two texts share at
// least one of 8 bands of 4 hashes with a probability of about 2/3 if 60 % of their shingles are equal, of 98 % if 80 % are.
const BANDS = 8
const HASHES_PER_BAND = 4
const WORDS_PER_SHINGLE = 3

/** The runs of three consecutive words of a text, in lower case. A shorter text is one run. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = words
    .slice(WORDS_PER_SHINGLE - 1)
    .map((_, at) => words.slice(at, at + WORDS_PER_SHINGLE).join(' '))
  if (runs.length > 0) return new Set(runs)
  return new Set(words.length > 0 ? [words.join(' ')] : [])
}

/** The hashes by which nearly equal texts are found, each a signed 32-bit integer; none for a text without words. */
export function bandsOf(text: string): number[] {
  const hashes = [...shinglesOf(text)].map(hashText)
  if (hashes.length === 0) return []
  return Array.from({ length: BANDS }, (_, band) => {
    const least = Array.from({ length: HASHES_PER_BAND }, (_, row) => {
      const seed = band * HASHES_PER_BAND + row
      return hashes.reduce((min, hash) => Math.min(min, mix(hash, seed)), 0xffffffff)
    })
    return hashText(`${band} ${least.join(' ')}`) | 0
  })
}

/** The share of shingles that two texts have in common, 0 to 1 (Jaccard index). */
export function similarityOf(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length
  const all = a.size + b.size - common
  return all === 0 ? 0 : common / all
}

// FNV-1a, 32 bits.
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

// One hash function for each seed: the finalizer of MurmurHash3.
function mix(hash: number, seed: number): number {
  let mixed = hash ^ Math.imul(seed + 1, 0x9e3779b9)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
