import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { AppOptionAnswer, StatisticsAnswer } from '#shared/contract/content.ts'
import { OperatorAnswer, SetupAnswer } from '#shared/contract/edited-content.ts'

/** The prefix of the keys of all these queries. */
export const settingsKey = ['settings'] as const

/** The settings that are missing before the site opens. */
export const setupQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...settingsKey, viewer.userId, 'setup'],
    queryFn: async ({ signal }) => (await apiGet('/admin/setup', SetupAnswer, { signal })).data,
    // Other pages change it too, such as the editor of a legal page.
    staleTime: 0,
  })

/** The operator's data, the links and the statistics. */
export const settingsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...settingsKey, viewer.userId, 'values'],
    queryFn: async ({ signal }) => {
      const [operator, options, statistics] = await Promise.all([
        apiGet('/admin/operator', OperatorAnswer, { signal }),
        apiGet('/appOption/1', AppOptionAnswer, { signal }),
        apiGet('/statistics', StatisticsAnswer, { signal }),
      ])
      const { claims, version } = statistics.data
      return { operator: operator.data, options: options.data, figures: { ...claims, version } }
    },
    refetchOnWindowFocus: false,
  })

type Values = Record<string, unknown>
/** Missing in an answer of an earlier release: then any version is replaced. */
type Version = number | undefined
const ifMatch = (version: Version) => (version === undefined ? {} : { ifMatch: version })

// Each is refused if another administrator has changed these settings since `version`.
export const saveOperator = (body: Values, version: Version) =>
  apiSend('PUT', '/admin/operator', { body, schema: OperatorAnswer, ...ifMatch(version) })
export const saveOptions = (body: Values, version: Version) =>
  apiSend('PATCH', '/admin/appOption/1', { body, schema: AppOptionAnswer, ...ifMatch(version) })
export const saveFigures = (body: Values, version: Version) =>
  apiSend('PATCH', '/admin/statistics', { body, schema: StatisticsAnswer, ...ifMatch(version) })
