import { apiSend } from '#client/platform/api/api.ts'
import { sendInOrder } from '#client/platform/outbox/send-in-order.ts'
import { ImportSourceAnswer, type ImportSourceForm } from '#shared/contract/imports.ts'
import type { Language } from '#shared/contract/languages.ts'
import { asUtf8 } from './as-utf-8.ts'

const PATH = '/cabinet/imports'
const schema = ImportSourceAnswer

/** Adds a source, once for each `key`. */
export const createSource = (body: ImportSourceForm, key: string) =>
  apiSend('POST', PATH, { body, schema, idempotencyKey: key })

/** Changes a source. */
export const editSource = (id: number, body: ImportSourceForm) =>
  sendInOrder('PUT', `${PATH}/${id}`, { body, schema })

export const deleteSource = (id: number): Promise<unknown> => apiSend('DELETE', `${PATH}/${id}`)

/** Uploads a file for a dry run, as UTF-8. `language`: that of the interface. */
export async function uploadFeed(id: number, file: File, language: Language) {
  const body = new FormData()
  body.set('file', await asUtf8(file, language))
  return apiSend('POST', `${PATH}/${id}/file`, { body, schema })
}

/** Lets the server fetch the address of a source for a dry run. */
export const fetchFeed = (id: number) => apiSend('POST', `${PATH}/${id}/fetch`, { schema })

/** Imports what the dry run has shown. `closesMissing`: the employer has agreed to close what is missing. */
export const startImport = (id: number, closesMissing: boolean) =>
  apiSend('POST', `${PATH}/${id}/start`, {
    body: { close_missing: closesMissing, ends_confirmed: closesMissing },
    schema,
  })
