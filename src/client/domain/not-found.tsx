import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

/** The page for unknown addresses, and for those that the current user may not know. */
export function NotFound() {
  const { t } = useLingui()
  useReleaseAfterHydration()
  useTitle(t`Page not found`)
  return (
    <>
      <PageHeader title={t`Page not found`} />
      <EmptyState
        icon={<Icon name="search" size={40} />}
        title={t`There is no page at this address`}
        action={
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
            {t`See the jobs on offer`}
          </Link>
        }
      >
        <Trans>The page may have moved, or there is a typo in the link.</Trans>
      </EmptyState>
    </>
  )
}
