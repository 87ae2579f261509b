import { Suspense } from 'react'
import type { FindSearch } from '#client/features/find/filters/address.ts'
import { lazy } from '#client/ui/lazy.ts'
import { useDetailBeside } from '../-beside.ts'

const JOB = { to: '/$lang/jobs/item/$slug', key: 'slug' }

const JobBeside = lazy(async () => ({ default: (await import('./-job-beside.tsx')).JobBeside }))

/** Opens a job beside its list; see `useDetailBeside`. */
export function useJobBeside(search: FindSearch) {
  const { open, view, list } = useDetailBeside(JOB, search)
  const detail = typeof view === 'string' && (
    <Suspense fallback={<div aria-busy="true" />}>
      <JobBeside slug={view} list={list} />
    </Suspense>
  )
  return { open, detail, opened: view }
}
