import { type ReactNode, Suspense } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { lazy } from '#client/ui/lazy.ts'
import type { Hideable } from './waiting-changes.ts'

// Loaded only for job seekers: visitors need neither the buttons nor the outbox.
const load = async () => (await Promise.all([import('./hideable-card.tsx'), loadAllWords()]))[0]
const HideableCard = lazy(async () => ({ default: (await load()).HideableCard }))
const ShownCount = lazy(async () => ({ default: (await load()).ShownCount }))

/** The card of a job in a list; job seekers can hide it. */
export function HideJob({ job, children }: { job: Hideable; children: ReactNode }) {
  if (useViewer().role !== 'worker') return children
  return (
    <Suspense fallback={children}>
      <HideableCard job={job}>{children}</HideableCard>
    </Suspense>
  )
}

type CountProps = { total: number; jobs: readonly Hideable[]; children: (total: number) => ReactNode }

/** Passes on how many jobs a list has, without those that a job seeker has hidden since it was loaded. */
export function CountShown(props: CountProps) {
  const whole = props.children(props.total)
  if (useViewer().role !== 'worker') return whole
  return (
    <Suspense fallback={whole}>
      <ShownCount {...props} />
    </Suspense>
  )
}
