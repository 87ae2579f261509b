import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import type { VacancyTemplate } from '#shared/contract/vacancy-templates.ts'
import { templatesQueryOptions } from '../templates/queries.ts'
import type { MissingModelProps } from './missing-model.tsx'
import { ownVacancyQueryOptions } from './queries.ts'

/** The ids of the own vacancy or template that a new vacancy starts from. */
export type ModelIds = { like?: number | undefined; template?: number | undefined }

export type Model = {
  /** Undefined while loading, null for none. */
  like: Vacancy | null | undefined
  template: VacancyTemplate | null | undefined
  /** When the vacancy or template is not there. */
  missing: MissingModelProps | null
}

/** Loads what a new vacancy starts from. */
export function useModel(ids: ModelIds): Model {
  const viewer = useViewer()
  const hasLike = ids.like !== undefined
  const hasTemplate = ids.template !== undefined
  const vacancy = useQuery({ ...ownVacancyQueryOptions(viewer, ids.like ?? 0), enabled: hasLike })
  const templates = useQuery({ ...templatesQueryOptions(viewer), enabled: hasTemplate })
  const like = hasLike ? vacancy.data : null
  const template = hasTemplate ? templates.data?.find(({ id }) => id === ids.template) : null
  const missing: MissingModelProps | null =
    like === undefined && isSettled(vacancy)
      ? {
          kind: 'vacancy',
          error: vacancy.error,
          isGone: vacancy.error instanceof ApiError && vacancy.error.status === 404,
          onRetry: vacancy.refetch,
        }
      : // A stored list may lack a new template: the fetched one decides.
        template === undefined && isSettled(templates)
        ? {
            kind: 'template',
            error: templates.error,
            isGone: templates.isSuccess && templates.fetchStatus === 'idle',
            onRetry: templates.refetch,
          }
        : null
  return { like, template, missing }
}

/** Whether a query has ended, or waits for a connection. */
const isSettled = ({ isPending, fetchStatus }: { isPending: boolean; fetchStatus: string }): boolean =>
  fetchStatus === 'paused' || (fetchStatus === 'idle' && !isPending)
