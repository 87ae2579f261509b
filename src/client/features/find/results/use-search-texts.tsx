import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button.tsx'
import { ResultCount } from '../filters/result-count.tsx'
import type { ListTexts } from '../list/list-texts.ts'

/** The texts of the search page for a keyword. */
export function useSearchTexts(keyword: string): ListTexts {
  const { t } = useLingui()
  return {
    title: t`Search: ${keyword}`,
    results: t`Search results`,
    count: (total, isLowerBound) => <ResultCount kind="jobs" total={total} isLowerBound={isLowerBound} />,
    empty: <Trans>No job matches “{keyword}”. Try a shorter or different word, or fewer filters.</Trans>,
    emptyAction: (
      <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
        {t`See the jobs on offer`}
      </Link>
    ),
    failed: t`The jobs could not be loaded`,
  }
}
