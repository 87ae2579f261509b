import type { Storage } from '../storage/storage.ts'

type Parts = Record<string, Record<string, unknown>[]>

const STORED = /^\/media\/(\S+\.webp)$/

/** Where an export has pictures of the person themselves. Those of other people are addresses only. */
const PICTURES: Record<string, readonly string[]> = { account: ['url_img', 'hidden_url_img'] }

/**
 * Replaces the addresses of the person's own pictures by the pictures as data URLs: the file is complete without the
 * site. Uploads are stored as small squares (`pictures/`), so their size needs no limit here.
 * @returns the same parts; an address whose file is gone stays
 */
export async function withPictures(storage: Pick<Storage, 'get'>, parts: Parts): Promise<Parts> {
  const embed = async (value: unknown) => {
    const name = typeof value === 'string' ? STORED.exec(value)?.[1] : undefined
    const bytes = name ? await storage.get(name) : null
    return bytes ? `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}` : value
  }
  const embedIn = async (row: Record<string, unknown>, columns: readonly string[]) => {
    const pictures = await Promise.all(columns.map(async (column) => [column, await embed(row[column])]))
    return { ...row, ...Object.fromEntries(pictures) }
  }
  const changed = await Promise.all(
    Object.entries(PICTURES).map(async ([part, columns]) => [
      part,
      await Promise.all((parts[part] ?? []).map((row) => embedIn(row, columns))),
    ]),
  )
  return { ...parts, ...Object.fromEntries(changed) }
}
