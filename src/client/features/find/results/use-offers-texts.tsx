import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { ResultCount } from '../filters/result-count.tsx'
import type { ListTexts } from '../list/list-texts.ts'

/** The texts of the list of offers. */
export function useOffersTexts(): ListTexts {
  const { t } = useLingui()
  const { role } = useViewer()
  return {
    title: t({ message: 'People looking for work', context: 'heading' }),
    subtitle: (
      <>
        <Trans>What people can do, where they want to work and the pay they expect.</Trans>
        {(role === null || role === 'worker') && (
          <>
            {' '}
            <Trans>
              Looking for work yourself?{' '}
              <Link from="/$lang" to="/$lang/cabinet/worker/user/add-offer">
                Create your own offer
              </Link>
            </Trans>
          </>
        )}
      </>
    ),
    results: t`Offers`,
    count: (total, isLowerBound) => <ResultCount kind="offers" total={total} isLowerBound={isLowerBound} />,
    empty: <Trans>Nobody matches these filters at the moment. Remove some filters to see more.</Trans>,
    failed: t`The offers could not be loaded`,
  }
}
