import { Trans } from '@lingui/react/macro'
import { currentLocale } from '#client/platform/words/i18n.ts'

/** A period in months. */
export function Period({ from, to }: { from: string; to: string | null }) {
  const begin = monthOf(from)
  const end = to && monthOf(to)
  return end ? (
    <Trans>
      {begin} – {end}
    </Trans>
  ) : (
    <Trans>{begin} – present</Trans>
  )
}

/** A date as month and year in the language of the interface. */
export const monthOf = (date: string) =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
