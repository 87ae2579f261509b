import type * as z from 'zod/mini'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  EducationAnswer,
  EducationFormSchema,
  EducationPatchSchema,
  EducationsAnswer,
  ExperienceAnswer,
  ExperienceFormSchema,
  ExperiencePatchSchema,
  ExperiencesAnswer,
  LanguageSkillAnswer,
  LanguageSkillFormSchema,
  LanguageSkillPatchSchema,
  LanguageSkillsAnswer,
} from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { readIfMatch } from '../http/if-match.ts'
import { addEntry, changeEntry, type EntryFields, removeEntry } from './entries.ts'
import { type EntryTable, listEntries } from './entries-store.ts'

const config = { access: 'signed-in' } as const
const tags = ['Cabinet']

type Kind = {
  path: 'experience' | 'education' | 'languages'
  table: EntryTable
  form: z.ZodMiniType<EntryFields>
  patch: z.ZodMiniType<EntryFields>
  one: z.core.$ZodType
  list: z.core.$ZodType
}
const KINDS: Kind[] = [
  {
    path: 'experience',
    table: 'work_experience',
    form: ExperienceFormSchema,
    patch: ExperiencePatchSchema,
    one: ExperienceAnswer,
    list: ExperiencesAnswer,
  },
  {
    path: 'education',
    table: 'education',
    form: EducationFormSchema,
    patch: EducationPatchSchema,
    one: EducationAnswer,
    list: EducationsAnswer,
  },
  {
    path: 'languages',
    table: 'language_skills',
    form: LanguageSkillFormSchema,
    patch: LanguageSkillPatchSchema,
    one: LanguageSkillAnswer,
    list: LanguageSkillsAnswer,
  },
]

/** Work experience, education and languages: three lists with the same routes. */
export function entryRoutes(app: App, deps: Deps): void {
  for (const kind of KINDS) kindRoutes(app, deps, kind)
}

function kindRoutes(app: App, deps: Deps, { path, table, form, patch, one, list }: Kind): void {
  const { db } = deps
  const all = `/cabinet/${path}`
  app.get(all, { config, schema: { tags, response: { 200: list } } }, async (request) => {
    const { id } = requireActor(request)
    return { data: (await listEntries(db, [id])).get(id)?.[path] ?? [] }
  })
  app.post(all, { config, schema: { tags, body: form, response: { 201: one } } }, async (request, reply) => {
    const { id } = requireActor(request)
    await answerOnce(deps, request, reply, async (trx) => ({
      status: 201,
      body: { data: await addEntry(trx, table, id, request.body) },
    }))
  })
  app.patch(
    `${all}/:id`,
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, params: IdParamSchema, body: patch, response: { 200: one } },
    },
    async (request) => {
      const userId = requireActor(request).id
      const { id } = request.params
      const data = await applyInOrder(deps, request, `${path}:${id}`, (trxDeps) =>
        changeEntry(trxDeps, table, userId, id, request.body, readIfMatch(request)),
      )
      return { data }
    },
  )
  app.delete(
    `${all}/:id`,
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } },
    },
    async (request, reply) => {
      const userId = requireActor(request).id
      const { id } = request.params
      await applyInOrder(deps, request, `${path}:${id}`, (trxDeps) =>
        removeEntry(trxDeps, table, userId, id, readIfMatch(request)),
      )
      return reply.status(204).send(undefined)
    },
  )
}
