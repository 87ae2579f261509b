import { AppOptionAnswer, StatisticsAnswer } from '#shared/contract/content.ts'
import { IdParamSchema } from '#shared/contract/conventions.ts'
import {
  AppOptionPatchSchema,
  OperatorAnswer,
  OperatorSchema,
  SetupAnswer,
  StatisticsPatchSchema,
} from '#shared/contract/edited-content.ts'
import { changedValues } from '../audit/changed-values.ts'
import { recordAction } from '../audit/record.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readIfMatch } from '../http/if-match.ts'
import { notFound, Problem } from '../http/problem.ts'
import { requireVersion } from '../http/text-version.ts'
import { readDefaultLanguage } from './default-language.ts'
import {
  findOperator,
  findOperatorVersion,
  findOptions,
  getClaims,
  lockSettings,
  mergeSettings,
  saveOperator,
} from './settings-store.ts'
import { readSetup } from './setup.ts'
import { settingsVersion, viewOptions, viewStatistics } from './view-settings.ts'

const config = { access: 'admin', right: 'operation' } as const
const tags = ['administration']

/** The operator's data, links and statistics, and the settings that are missing before the site opens. */
export function settingsRoutes(app: App, deps: Deps): void {
  const { db } = deps
  app.get('/admin/setup', { config, schema: { tags, response: { 200: SetupAnswer } } }, async () => ({
    data: await readSetup(deps),
  }))
  app.get('/admin/operator', { config, schema: { tags, response: { 200: OperatorAnswer } } }, async () => ({
    data: await findOperatorVersion(db),
  }))
  app.put(
    '/admin/operator',
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, body: OperatorSchema, response: { 200: OperatorAnswer } },
    },
    async (request) => {
      const version = readIfMatch(request)
      await change(deps, requireActor(request).id, 'operator', findOperator, async (trx) => {
        if (!(await saveOperator(trx, request.body, version))) throw new Problem('changed_elsewhere')
      })
      return { data: await findOperatorVersion(db) }
    },
  )
  app.patch(
    '/admin/appOption/:id',
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, params: IdParamSchema, body: AppOptionPatchSchema, response: { 200: AppOptionAnswer } },
    },
    async (request) => {
      if (request.params.id !== 1) throw notFound()
      const version = readIfMatch(request)
      const read = (trx: Deps['db']) => findOptions(trx, 1)
      await change(deps, requireActor(request).id, 'options', read, (trx, stored) =>
        mergeRead(trx, 'options', { version, stored, patch: request.body }),
      )
      await readDefaultLanguage(db)
      return { data: await viewOptions(db, 1) }
    },
  )
  app.patch(
    '/admin/statistics',
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, body: StatisticsPatchSchema, response: { 200: StatisticsAnswer } },
    },
    async (request) => {
      const version = readIfMatch(request)
      await change(deps, requireActor(request).id, 'statistics', getClaims, (trx, stored) =>
        mergeRead(trx, 'statistics', { version, stored, patch: request.body }),
      )
      return { data: await viewStatistics(db, deps.clock()) }
    },
  )
}

type Change = { version: number | null; stored: object; patch: Record<string, unknown> }

/** Changes some links or figures, unless another administrator has changed them since `version`; null for any. */
async function mergeRead(
  trx: Deps['db'],
  column: 'options' | 'statistics',
  { version, stored, patch }: Change,
): Promise<void> {
  requireVersion(version, {
    stored: settingsVersion(stored),
    added: settingsVersion({ ...stored, ...patch }),
  })
  await mergeSettings(trx, column, patch)
}

/** Changes settings and, if any value differs then, writes the entry in the audit log, in one transaction. */
function change(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: number,
  subjectType: string,
  read: (trx: Deps['db']) => Promise<object | null>,
  write: (trx: Deps['db'], stored: object) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx)
    const old = { ...(await read(trx)) }
    await write(trx, old)
    const { fields, before, after } = changedValues(old, { ...(await read(trx)) })
    if (fields.length === 0) return
    await recordAction(trx, {
      actorId,
      action: 'settings.changed',
      subject: { type: subjectType, id: 1 },
      before,
      after,
      details: { fields },
      at: clock(),
    })
  })
}
