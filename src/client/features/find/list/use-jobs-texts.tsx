import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListTexts } from './list-texts.ts'

/** The texts of the job list. */
export function useJobsTexts(): ListTexts {
  const { t } = useLingui()
  return {
    // Other words than in the menu: in some languages the menu's words describe the visitor's own offers.
    title: t({ message: 'Jobs on offer', context: 'heading' }),
    subtitle: (
      <Trans>
        A person checks every job before it appears, and every job states the pay. You can bid even without a
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
    empty: <Trans>No jobs match these filters at the moment. Remove some filters to see more.</Trans>,
    failed: t`The jobs could not be loaded`,
  }
}
