import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

/**
 * Shown when a page has thrown an error: what happened, which data are safe, what to do next. When a lost connection is back
 * the page is loaded again.
 */
export function Failure() {
  const { t } = useLingui()
  // The router keeps the scroll position: after a link at the end of a page the message would be out of view.
  // In braces: browsers return a promise from `scrollTo`, and React would call it as the effect's clean-up.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  // A lost connection may have been the cause: a file of the page could not be loaded.
  const isBack = useConnection() === 'back'
  useEffect(() => {
    if (isBack) location.reload()
  }, [isBack])
  return (
    <>
      <PageHeader title={t`This page cannot be displayed`} />
      <EmptyState
        icon={<Icon name="warning" size={40} />}
        title={t`Something went wrong`}
        action={<Button onPress={() => location.reload()}>{t`Reload the page`}</Button>}
      >
        <Trans>Everything you typed and everything in your outbox is safe on this device.</Trans>
      </EmptyState>
    </>
  )
}
