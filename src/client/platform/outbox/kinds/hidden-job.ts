import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { LanguageSchema } from '#shared/contract/conventions.ts'
import type { HiddenJob } from '#shared/contract/hidden-jobs.ts'
import { NamedSchema } from '#shared/contract/places.ts'
import { hiddenJobsKeys } from '../../cache/query-keys.ts'
import { DONE, ignoreNotFound, ignoreOutdated } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const defineHiding = (method: 'PUT' | 'DELETE', what: MessageDescriptor) =>
  defineKind({
    ...ONLY_LAST_COUNTS,
    body: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      company_name: z.optional(z.string()),
      city: z.optional(NamedSchema),
      language: z.optional(LanguageSchema),
    }),
    stored: {
      lane: 'hidden-job:5',
      body: {
        id: 5,
        title: 'Baker',
        slug: 'baker',
        company_name: 'Bakery',
        city: { id: 7, name: 'Bonn' },
      },
    },
    words: { what },
    lane: ({ id }) => `hidden-job:${id}`,
    send: ({ body: { id } }, call) =>
      call
        .send(method, `/cabinet/hidden-jobs/${id}`)
        .then(() => DONE)
        .catch(ignoreNotFound)
        .catch(ignoreOutdated),
    refreshes: [hiddenJobsKeys.all],
    // Otherwise the job would be back in the lists until the refetch has ended.
    cacheChanges({ userId, createdAt, body }, answer) {
      if (answer !== DONE) return []
      const hidden: HiddenJob = { ...body, hidden_at: new Date(createdAt).toISOString() }
      const change = (jobs: HiddenJob[]) => [
        ...(method === 'PUT' ? [hidden] : []),
        ...jobs.filter(({ id }) => id !== body.id),
      ]
      return [
        { queryKey: hiddenJobsKeys.ofUser(userId), change: (data) => data && change(data as HiddenJob[]) },
      ]
    },
  })

/** Leaves a job out of the user's lists. A job that is gone needs no hiding. */
const jobHide = defineHiding('PUT', msg`Hide a job`)
/** Shows a hidden job again. */
const jobUnhide = defineHiding('DELETE', msg`Show a hidden job again`)

export const kinds = { 'job-hide': jobHide, 'job-unhide': jobUnhide }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
