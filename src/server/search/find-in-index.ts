import type { Db } from '../db/connect.ts'
import { addAll, addRow, type Bitmap, countRows, keepCommon, takeOut } from './bitmap.ts'
import { COUNT_AT_MOST, findInText, type Kind, type Wanted } from './find-store.ts'
import { narrow } from './narrow.ts'
import { pageOf } from './order-rows.ts'
import type { Tiers } from './parse-keyword.ts'
import type { RowIndex } from './row-index.ts'
import { matchWords } from './words-in-index.ts'

// With fewer than a page by their titles and rubrics, the texts are asked as well.
const ENOUGH = 20
const MOST_OF_TEXT = 1_000
// As where little is listed: with less than this the answer goes on with what fits in part.
const TOO_FEW = 10

type Matched = {
  /** All that fits. */
  all: Bitmap
  /** Best first; a row belongs to the first that has it. */
  tiers: (() => Bitmap)[]
}

/** One page of what is wanted and how many there are, told from memory. */
export async function findInIndex(
  db: Db,
  kind: Kind,
  index: RowIndex,
  wanted: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const { all, tiers } = await matchRows(db, kind, index, wanted)
  const total = countRows(all)
  const rows =
    wanted.sort === 'relevance'
      ? bestOf(index, all, tiers, wanted, offset, limit)
      : pageOf(index, all, wanted, offset, limit)
  return { ids: rows.map((row) => index.columns.id[row] as number), total: Math.min(total, COUNT_AT_MOST) }
}

function bestOf(
  index: RowIndex,
  all: Bitmap,
  tiers: Matched['tiers'],
  wanted: Wanted,
  offset: number,
  limit: number,
): number[] {
  const left = all.slice()
  const found: number[] = []
  let before = 0
  for (const tierOf of tiers) {
    const tier = keepCommon(tierOf(), left)
    const count = countRows(tier)
    const from = Math.max(0, offset - before)
    if (from < count) found.push(...pageOf(index, tier, wanted, from, limit - found.length))
    if (found.length >= limit) break
    takeOut(left, tier)
    before += count
  }
  return found
}

/** What fits all that is wanted. */
export async function matchRows(db: Db, kind: Kind, index: RowIndex, wanted: Wanted): Promise<Matched> {
  if (!wanted.tiers) {
    const all = narrow(index, null, wanted)
    return { all, tiers: [() => all.slice()] }
  }
  const { tiers } = wanted
  const titled = titledTiers(tiers)
  const match = (tsquery: string) => () => matchWords(index, tsquery)
  const widest = titled.at(-1)
  const all = narrow(index, widest ? matchWords(index, widest) : index.none(), wanted)
  const found = titled.map(match)
  const count = countRows(all)
  if (count < ENOUGH) {
    const inText = index.none()
    for (const id of await inTextKept(db, kind, tiers.text, wanted.now)) {
      const place = index.placeOf(id)
      if (place !== undefined) addRow(inText, place)
    }
    narrow(index, inText, wanted)
    addAll(all, inText)
    found.push(() => inText)
  }
  if (tiers.part && countRows(all) < TOO_FEW) {
    const inPart = narrow(index, matchWords(index, tiers.part), wanted)
    addAll(all, inPart)
    found.push(() => inPart)
  }
  return { all, tiers: found }
}

const KEEP_MS = 30_000
const MOST_KEPT = 2_000
const kept = new WeakMap<Db, Map<string, { until: number; ids: Promise<number[]> }>>()

// The same is asked for pages, for counts and for each filter that is left out.
function inTextKept(db: Db, kind: Kind, tsquery: string, now: Date): Promise<number[]> {
  const own = kept.get(db) ?? new Map<string, { until: number; ids: Promise<number[]> }>()
  kept.set(db, own)
  const key = `${kind} ${tsquery}`
  const known = own.get(key)
  if (known && known.until > Date.now()) return known.ids
  if (own.size >= MOST_KEPT) own.clear()
  const ids = findInText(db, kind, tsquery, now, MOST_OF_TEXT)
  own.set(key, { until: Date.now() + KEEP_MS, ids })
  ids.catch(() => own.delete(key))
  return ids
}

// The words of texts are marked so; only the last tier has them.
const titledTiers = ({ all }: Tiers) => all.filter((tier) => !tier.includes("'~"))
