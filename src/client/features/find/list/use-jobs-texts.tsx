import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListTexts } from './list-texts.ts'

/** The words of the job list. */
export function useJobsTexts(): ListTexts {
  const { t } = useLingui()
  return {
    title: t`Jobs on offer`,
    subtitle: (
      <Trans>
        Checked by people before they appear, with the pay in every one. Bid on them even without a
        connection.
      </Trans>
    ),
    results: t`Jobs`,
    count: (total, isLowerBound) =>
      isLowerBound ? (
        <Plural value={total} other="More than # jobs" />
      ) : (
        <Plural value={total} one="# job" other="# jobs" />
      ),
    empty: <Trans>No job fits these filters now. With fewer filters there are more.</Trans>,
    failed: t`The jobs could not be loaded`,
  }
}
