import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListTexts } from '../list/list-texts.ts'

/** The words of the list of people. */
export function useOffersTexts(): ListTexts {
  const { t } = useLingui()
  return {
    title: t`People looking for work`,
    subtitle: <Trans>What they can do, where they would like to do it and what they expect for it.</Trans>,
    results: t`Offers`,
    count: (total, isLowerBound) =>
      isLowerBound ? (
        <Plural value={total} other="More than # offers" />
      ) : (
        <Plural value={total} one="# offer" other="# offers" />
      ),
    empty: <Trans>Nobody fits these filters now. With fewer filters there are more.</Trans>,
    failed: t`The offers could not be loaded`,
  }
}
