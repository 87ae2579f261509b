import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import {
  ImportProblemsPage,
  ImportRowsPage,
  type ImportRun,
  ImportSourcesAnswer,
} from '#shared/contract/imports.ts'
import { SECOND_MS } from '#shared/durations.ts'

/** Whether the server is working on a run. */
export const isRunning = (run: ImportRun | null): boolean =>
  run?.state === 'reading' || run?.state === 'importing'

/** The employer's sources of vacancies; polled every second while the server works on a run. */
export const importsQueryOptions = ({ userId, language }: Viewer) =>
  queryOptions({
    queryKey: ['imports', userId, language],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/imports', ImportSourcesAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
    refetchInterval: ({ state }) => (state.data?.some(({ run }) => isRunning(run)) ? SECOND_MS : false),
  })

/** A page of the rows of a source's last run. `since` names the run. */
type RowsPage = { id: number; page: number; since: string }

/** One page of the rows that are imported. */
export const rowsQueryOptions = (
  { userId, language }: Viewer,
  { id, page, since, isDone }: RowsPage & { isDone: boolean },
) =>
  queryOptions({
    queryKey: ['imports', userId, language, id, since, isDone ? 'done' : 'rows', page],
    queryFn: ({ signal }) =>
      apiGet(`/cabinet/imports/${id}/rows`, ImportRowsPage, { signal, query: { page } }),
    placeholderData: keepPreviousData,
  })

/** One page of the rows that cannot be imported. */
export const problemsQueryOptions = ({ userId, language }: Viewer, { id, page, since }: RowsPage) =>
  queryOptions({
    queryKey: ['imports', userId, language, id, since, page],
    queryFn: ({ signal }) =>
      apiGet(`/cabinet/imports/${id}/problems`, ImportProblemsPage, { signal, query: { page } }),
    // The button that was pressed stays, and with it the focus.
    placeholderData: keepPreviousData,
  })
