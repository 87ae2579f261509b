import type { Transaction } from 'kysely'
import { ANNOUNCED_PAGES, type ContentKind, isPageOf, LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import type { ContentForm, Edited } from '#shared/contract/edited-content.ts'
import { changedValues } from '../../audit/changed-values.ts'
import { recordAction } from '../../audit/record.ts'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid, notFound, Problem } from '../../http/problem.ts'
import { TooNestedError } from '../bounded-tokenizer.ts'
import { hasUndescribedPicture } from '../markdown.ts'
import {
  findFirstStart,
  findLatest,
  findSavedVersion,
  insertVersion,
  lockVersions,
} from '../versions-store.ts'
import { deleteItem, findItem, insertItem, updateItem } from './items-store.ts'
import { STORED_KINDS, type StoredKind } from './kinds.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type Trx = Transaction<Tables>

/** A kind with an untyped form: the route has checked the form against the kind's schema. */
export const storedKind = (kind: ContentKind) => STORED_KINDS[kind] as unknown as StoredKind<ContentForm>

/**
 * Adds an item with its first version.
 * @throws Problem 422 when the slug is taken, a picture lacks its description or a text is nested too deeply
 */
export async function addItem(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  actorId: number,
  kind: ContentKind,
  form: ContentForm,
): Promise<Edited> {
  const stored = storedKind(kind)
  requireGoodTexts(stored, form)
  const at = clock()
  const id = await insertItem(trx, stored, stored.toColumns(form, at))
  if (id === null) throw invalid({ slug: ['slug_taken'] })
  await insertVersion(trx, { kind, itemId: id, version: 1, form, authorId: actorId, at })
  await recordAction(trx, { actorId, action: 'content.added', subject: { type: kind, id }, at })
  return { id, version: 1, form }
}

/**
 * Changes the given fields of an item. The previous state stays in the history.
 * @param read the version that the editor has read; 409 when it is not the latest
 * @throws Problem 404, 409, 422
 */
export function changeItem(
  { db, clock }: Needs,
  actorId: number,
  { kind, id, read }: { kind: ContentKind; id: number; read: number | undefined },
  patch: Partial<ContentForm>,
): Promise<Edited> {
  const stored = storedKind(kind)
  return db.transaction().execute(async (trx) => {
    const { form: before, latest, writtenAt } = await lockItem(trx, kind, id)
    const { version } = latest
    if (read !== undefined && read !== version) throw new Problem('edited_meanwhile')
    const form = { ...before, ...patch } as ContentForm
    requireGoodTexts(stored, form)
    if (isPageOf(LEGAL_PAGES, kind, before) && !isPageOf(LEGAL_PAGES, kind, form))
      throw invalid({ slug: ['slug_fixed'] })
    const { fields, ...values } = changedValues({ ...before }, { ...form })
    const earlier = { kind, itemId: id, version, form: before, at: writtenAt }
    if (fields.length === 0) {
      // The setup waits until somebody has confirmed the legal texts of the first start.
      await insertVersion(trx, { ...earlier, authorId: actorId })
      return { id, ...latest, form }
    }
    const at = clock()
    await insertVersion(trx, { ...earlier, authorId: null })
    if ((await updateItem(trx, stored, id, stored.toColumns(form, at))) === null)
      throw invalid({ slug: ['slug_taken'] })
    const next = { version: version + 1, ...(isPageOf(ANNOUNCED_PAGES, kind, form) && { waits: true }) }
    await insertVersion(trx, { kind, itemId: id, ...next, form, authorId: actorId, at })
    await recordAction(trx, {
      actorId,
      action: 'content.changed',
      subject: { type: kind, id },
      before: { version, ...values.before },
      after: { version: next.version, ...values.after },
      details: { fields },
      at,
    })
    return { id, ...next, form }
  })
}

/**
 * Saves an earlier version as the latest one. A deleted item comes back under its id.
 * @throws Problem 404, 422
 */
export async function restoreItem(
  deps: Needs,
  actorId: number,
  { kind, id, version }: { kind: ContentKind; id: number; version: number },
): Promise<Edited> {
  const saved = await findSavedVersion(deps.db, kind, id, version)
  if (!saved) throw notFound()
  if (await findItem(deps.db, storedKind(kind), id))
    return changeItem(deps, actorId, { kind, id, read: undefined }, saved.form)
  return bringBack(deps, actorId, { kind, id }, saved.form as ContentForm)
}

function bringBack(
  { db, clock }: Needs,
  actorId: number,
  { kind, id: itemId }: { kind: ContentKind; id: number },
  form: ContentForm,
): Promise<Edited> {
  const stored = storedKind(kind)
  return db.transaction().execute(async (trx) => {
    await lockVersions(trx, kind, itemId)
    requireGoodTexts(stored, form)
    const at = clock()
    if ((await insertItem(trx, stored, { ...stored.toColumns(form, at), id: itemId })) === null)
      throw invalid({ slug: ['slug_taken'] })
    const version = (await findLatest(trx, kind, itemId)).version + 1
    await insertVersion(trx, { kind, itemId, version, form, authorId: actorId, at })
    await recordAction(trx, {
      actorId,
      action: 'content.added',
      subject: { type: kind, id: itemId },
      after: { version },
      at,
    })
    return { id: itemId, version, form }
  })
}

/**
 * Deletes an item. Its versions stay as a record of what was published.
 * @throws Problem 404, 409 when it is required or something refers to it
 */
export function removeItem(
  { db, clock }: Needs,
  actorId: number,
  { kind, id }: { kind: ContentKind; id: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { form, latest, writtenAt } = await lockItem(trx, kind, id)
    const { version } = latest
    if (isPageOf(LEGAL_PAGES, kind, form)) throw new Problem('in_use')
    await insertVersion(trx, { kind, itemId: id, version, form, authorId: null, at: writtenAt })
    await recordAction(trx, {
      actorId,
      action: 'content.removed',
      subject: { type: kind, id },
      before: { version },
      at: clock(),
    })
    if (!(await deleteItem(trx, storedKind(kind), id))) throw new Problem('in_use')
  })
}

async function lockItem(trx: Trx, kind: ContentKind, id: number) {
  await lockVersions(trx, kind, id)
  const row = await findItem(trx, storedKind(kind), id)
  if (!row) throw notFound()
  return {
    form: storedKind(kind).toForm(row),
    latest: await findLatest(trx, kind, id),
    writtenAt: row.updated_at instanceof Date ? row.updated_at : await findFirstStart(trx),
  }
}

function requireGoodTexts(stored: StoredKind<ContentForm>, form: ContentForm): void {
  const field = stored.table === 'faq_entries' ? 'answers' : 'bodies'
  const isUndescribed = orTooNested(field, () => stored.markdownOf(form).some(hasUndescribedPicture))
  if (isUndescribed) throw invalid({ [field]: ['picture_undescribed'] })
}

/**
 * The result of `read`, which parses Markdown.
 * @throws Problem 422 on `field` when the text is nested too deeply
 */
export function orTooNested<Result>(field: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof TooNestedError ? invalid({ [field]: ['text_too_nested'] }) : error
  }
}
