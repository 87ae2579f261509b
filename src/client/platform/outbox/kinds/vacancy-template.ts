import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { MAX_TEMPLATE_NAME } from '#shared/contract/vacancy-templates.ts'
import { templatesKeys } from '../../cache/query-keys.ts'
import { ignoreNotFound, ignoreOutdated } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const refreshes = [templatesKeys.all]
const nameField = { name: 'name', label: msg`Name of the template`, max: MAX_TEMPLATE_NAME } as const

/** An own vacancy to save as a template. */
const templateCreation = defineKind({
  body: z.object({ name: z.string(), vacancy_id: z.int() }),
  stored: { lane: 'template-of:5', body: { name: 'x', vacancy_id: 5 } },
  words: { what: msg`Save a template`, done: msg`Saved` },
  texts: [nameField],
  lane: ({ vacancy_id }) => `template-of:${vacancy_id}`,
  hasIdempotencyKey: true,
  send: ({ body }, call) => call.send('POST', '/cabinet/vacancy-templates', body),
  refreshes,
})

/** A new name of a template. */
const templateName = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ id: z.int(), name: z.string() }),
  stored: { lane: 'template:5', body: { id: 5, name: 'x' } },
  words: { what: msg`Rename a template`, done: msg`Saved` },
  texts: [nameField],
  lane: ({ id }) => `template:${id}`,
  send: ({ body: { id, name } }, call) =>
    call.send('PATCH', `/cabinet/vacancy-templates/${id}`, { name }).catch(ignoreOutdated),
  refreshes,
})

/** A template to delete. */
const templateRemoval = defineKind({
  body: z.object({ id: z.int() }),
  stored: { lane: 'template:5', body: { id: 5 } },
  words: { what: msg`Delete a template`, done: msg`Deleted` },
  lane: ({ id }) => `template:${id}`,
  hasIdempotencyKey: false,
  deletesSubject: true,
  send: ({ body: { id } }, call) =>
    call.send('DELETE', `/cabinet/vacancy-templates/${id}`).catch(ignoreNotFound),
  refreshes,
})

export const kinds = {
  'template-creation': templateCreation,
  'template-name': templateName,
  'template-removal': templateRemoval,
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
