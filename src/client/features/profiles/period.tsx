import { Trans } from '@lingui/react/macro'
import { formatMonth } from '#client/platform/words/format-month.ts'

/** A period in months. */
export function Period({ from, to }: { from: string; to: string | null }) {
  const begin = formatMonth(from)
  const end = to && formatMonth(to)
  return end ? (
    <Trans>
      {begin} – {end}
    </Trans>
  ) : (
    <Trans>{begin} – present</Trans>
  )
}
