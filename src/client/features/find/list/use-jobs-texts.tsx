import { Trans, useLingui } from '@lingui/react/macro'
import { ResultCount } from '../filters/result-count.tsx'
import type { ListTexts } from './list-texts.ts'

/** The texts of the job list. */
export function useJobsTexts(): ListTexts {
  const { t } = useLingui()
  return {
    // Other words than in the menu: in some languages the menu's words describe the visitor's own offers.
    title: t({ message: 'Jobs on offer', context: 'heading' }),
    subtitle: (
      <Trans>
        Our moderators check the jobs before they appear; for trusted sources, they check a sample. Every job
        states the pay. You can bid even without a connection.
      </Trans>
    ),
    results: t`Jobs`,
    count: (total, isLowerBound) => <ResultCount kind="jobs" total={total} isLowerBound={isLowerBound} />,
    empty: <Trans>No jobs match these filters at the moment. Remove some filters to see more.</Trans>,
    failed: t`The jobs could not be loaded`,
  }
}
