import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureText } from '#client/platform/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

/** In place of what could not be fetched: why, and once more. */
export function QueryFailure({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="error"
      role="alert"
      actions={<Button size="small" onPress={() => query.refetch()}>{t`Try again`}</Button>}
    >
      {failureText(query.error)}
    </Notice>
  )
}
