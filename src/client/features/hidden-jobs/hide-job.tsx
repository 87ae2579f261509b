import { type ReactNode, Suspense } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { lazy } from '#client/ui/lazy.ts'
import type { Hideable } from './use-hidden-jobs.ts'

// Loaded only for job seekers: visitors need neither the buttons nor the outbox.
const HideableCard = lazy(async () => {
  const [{ HideableCard: Loaded }] = await Promise.all([import('./hideable-card.tsx'), loadAllWords()])
  return { default: Loaded }
})

/** The card of a job in a list; job seekers can hide it. */
export function HideJob({ job, children }: { job: Hideable; children: ReactNode }) {
  if (useViewer().role !== 'worker') return children
  return (
    <Suspense fallback={children}>
      <HideableCard job={job}>{children}</HideableCard>
    </Suspense>
  )
}
