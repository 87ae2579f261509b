import { Plural } from '@lingui/react/macro'

type Props = { kind: 'jobs' | 'offers'; total: number; isLowerBound: boolean }

/** "35 jobs", or "More than 10,000 jobs" when the server has stopped counting there. */
export function ResultCount({ kind, total, isLowerBound }: Props) {
  if (kind === 'jobs')
    return isLowerBound ? (
      <Plural value={total} other="More than # jobs" />
    ) : (
      <Plural value={total} one="# job" other="# jobs" />
    )
  return isLowerBound ? (
    <Plural value={total} other="More than # offers" />
  ) : (
    <Plural value={total} one="# offer" other="# offers" />
  )
}
