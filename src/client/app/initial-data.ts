import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { jobsQueryOptions } from '#client/features/jobs/queries.ts'
import { getViewer } from '#client/platform/viewer.ts'
import type { Language } from '#shared/contract/common.ts'
import { JobsAnswer } from '#shared/contract/jobs.ts'

/** Takes over the first page of jobs that the server put into the HTML, so that the first screen waits for no second answer. */
export function takeInitialData(queryClient: QueryClient, language: Language): void {
  const element = document.getElementById('initial-data')
  const viewer = getViewer(language)
  // What is in the HTML is for nobody in particular; a signed-in person's list says more.
  if (!element || viewer.userId !== null) return
  const parsed = z.safeParse(z.object({ path: z.string(), body: JobsAnswer }), parseJson(element.textContent))
  if (parsed.success)
    queryClient.setQueryData(jobsQueryOptions(viewer, { page: 1 }).queryKey, parsed.data.body)
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
