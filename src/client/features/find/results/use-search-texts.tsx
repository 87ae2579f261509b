import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListTexts } from '../list/list-texts.ts'

/** The texts of the search page for a keyword. */
export function useSearchTexts(keyword: string): ListTexts {
  const { t } = useLingui()
  return {
    title: t`Search: ${keyword}`,
    results: t`Search results`,
    count: (total, isLowerBound) =>
      isLowerBound ? (
        <Plural value={total} other="More than # jobs" />
      ) : (
        <Plural value={total} one="# job" other="# jobs" />
      ),
    empty: <Trans>No results for “{keyword}” with these filters. Try a shorter or different word.</Trans>,
    failed: t`The jobs could not be loaded`,
  }
}
