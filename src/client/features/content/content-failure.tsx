import { useLingui } from '@lingui/react/macro'
import { failureText } from '#client/platform/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

/** When a page of the operator's texts could not be had and is not on the device either. */
export function ContentFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`This page could not be loaded`} />
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
