import { useLingui } from '@lingui/react/macro'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'

/** Shown when a page of the operator cannot be loaded and is not cached. */
export function ContentFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`This page could not be loaded`} />
      <QueryFailure {...failureWords(error)} onRetry={onRetry} />
    </>
  )
}
