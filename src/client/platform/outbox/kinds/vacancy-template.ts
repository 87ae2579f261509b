import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import {
  MAX_TEMPLATE_NAME,
  type VacancyTemplate,
  VacancyTemplateAnswer,
} from '#shared/contract/vacancy-templates.ts'
import { templatesKeys } from '../../cache/query-keys.ts'
import { ignoreNotFound, ignoreOutdated } from './base/ignored-errors.ts'
import { type CacheChange, defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const refreshes = [templatesKeys.all]
const templateOf = (answer: unknown) => z.safeParse(VacancyTemplateAnswer, answer).data?.data

/** Removes a template from the cached list, or puts a new or changed one in its place: the list is ordered by name. */
const changeList = (userId: number, id: number | undefined, template?: VacancyTemplate): CacheChange[] =>
  id === undefined
    ? []
    : [
        {
          queryKey: templatesKeys.ofUser(userId),
          change: (data) =>
            (data as readonly VacancyTemplate[] | undefined)
              ?.filter((one) => one.id !== id)
              .concat(template ?? [])
              .sort((a, b) => a.name.localeCompare(b.name)),
        },
      ]
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
  cacheChanges: ({ userId }, answer) => changeList(userId, templateOf(answer)?.id, templateOf(answer)),
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
  cacheChanges: ({ userId }, answer) => changeList(userId, templateOf(answer)?.id, templateOf(answer)),
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
  cacheChanges: ({ userId, body: { id } }) => changeList(userId, id),
})

export const kinds = {
  'template-creation': templateCreation,
  'template-name': templateName,
  'template-removal': templateRemoval,
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
