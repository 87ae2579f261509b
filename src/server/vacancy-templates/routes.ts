import type { Transaction } from 'kysely'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  MAX_VACANCY_TEMPLATES,
  type VacancyTemplate,
  VacancyTemplateAnswer,
  type VacancyTemplateForm,
  VacancyTemplateFormSchema,
  VacancyTemplatePatchSchema,
  VacancyTemplatesAnswer,
} from '#shared/contract/vacancy-templates.ts'
import { deleteOwn } from '../db/own-rows.ts'
import type { Tables } from '../db/tables.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { notFound, Problem } from '../http/problem.ts'
import { readOwnText } from '../vacancies/read-text.ts'
import {
  insertTemplate,
  listTemplates,
  lockAndCountTemplates,
  renameTemplate,
  type VacancyTemplateRow,
} from './store.ts'

const config = { access: 'boss', changesNothingPublic: true } as const
const tags = ['vacancies']
const path = '/cabinet/vacancy-templates'
/** What its changes are ordered by. */
const thingOf = (id: number) => `vacancy-template:${id}`

/** An employer's templates for vacancies. Those of others give 404. */
export function vacancyTemplateRoutes(app: App, deps: Deps): void {
  app.get(path, { config, schema: { tags, response: { 200: VacancyTemplatesAnswer } } }, async (request) => ({
    data: (await listTemplates(deps.db, requireActor(request).id)).map(toTemplate),
  }))
  app.post(
    path,
    { config, schema: { tags, body: VacancyTemplateFormSchema, response: { 201: VacancyTemplateAnswer } } },
    async (request, reply) => {
      const { id } = requireActor(request)
      await answerOnce(deps, request, reply, async (trx) => ({
        status: 201,
        body: { data: await saveTemplate(trx, id, request.body, deps.clock()) },
      }))
    },
  )
  oneRoutes(app, deps)
}

function oneRoutes(app: App, deps: Deps): void {
  app.patch(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        body: VacancyTemplatePatchSchema,
        response: { 200: VacancyTemplateAnswer },
      },
    },
    async (request) => {
      const ownKey = { userId: requireActor(request).id, id: request.params.id }
      const row = await applyInOrder(deps, request, thingOf(ownKey.id), ({ db }) =>
        renameTemplate(db, { ...ownKey, name: request.body.name }),
      )
      if (!row) throw notFound()
      return { data: toTemplate(row) }
    },
  )
  app.delete(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      await applyInOrder(deps, request, thingOf(id), async ({ db }) => {
        if (!(await deleteOwn(db, 'vacancy_templates', requireActor(request).id, id))) throw notFound()
      })
      return reply.status(204).send(undefined)
    },
  )
}

/** @throws Problem 404, 409 vacancy_templates_full */
async function saveTemplate(
  trx: Transaction<Tables>,
  userId: number,
  { name, vacancy_id }: VacancyTemplateForm,
  now: Date,
): Promise<VacancyTemplate> {
  const text = await readOwnText(trx, userId, vacancy_id)
  if ((await lockAndCountTemplates(trx, userId)) >= MAX_VACANCY_TEMPLATES)
    throw new Problem('vacancy_templates_full')
  return toTemplate(
    await insertTemplate(trx, { user_id: userId, name, text: JSON.stringify(text), created_at: now }),
  )
}

const toTemplate = ({ id, name, text, created_at }: VacancyTemplateRow): VacancyTemplate => ({
  id,
  name,
  text,
  created_at: created_at.toISOString(),
})
