import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

/** Shown when a page has thrown an error: what happened, which data are safe, what to do next. */
export function Failure() {
  const { t } = useLingui()
  // The router keeps the scroll position: after a link at the end of a page the message would be out of view.
  // In braces: browsers return a promise from `scrollTo`, and React would call it as the effect's clean-up.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
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
