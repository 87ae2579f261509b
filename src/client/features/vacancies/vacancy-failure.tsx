import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#client/platform/errors.ts'
import { failureText } from '#client/platform/failure-text.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

/** When one's vacancy is not there, or not to be had now. */
export function VacancyFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHeader title={t`This vacancy is not here`} />
        <EmptyState
          icon={<Icon name="briefcase" size={40} />}
          title={t`It was deleted, or it belongs to another account`}
          action={
            <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy" className={buttonClass()}>
              <Trans>My vacancies</Trans>
            </Link>
          }
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t`This vacancy could not be loaded`} />
      <Notice
        tone="error"
        role="alert"
        actions={<Button size="small" onPress={() => onRetry()}>{t`Try again`}</Button>}
      >
        {failureText(error)}
      </Notice>
    </>
  )
}
