import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dismissLostEntries } from '#client/platform/outbox/outbox.ts'
import { useLostEntries } from '#client/platform/outbox/use-outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

/** Says how many entries the browser has lost. The worker may have sent them before, after the last visit. */
export function LostEntries() {
  const { t } = useLingui()
  const count = useLostEntries()
  if (count === 0) return null
  return (
    <Notice
      tone="error"
      role="status"
      actions={<Button variant="secondary" size="small" onPress={dismissLostEntries}>{t`Close`}</Button>}
    >
      <Plural
        value={count}
        one="The browser has lost # item that was waiting on this device. What it was is unknown."
        other="The browser has lost # items that were waiting on this device. What they were is unknown."
      />{' '}
      <Trans>
        Check whether your bids, messages and changes have arrived, and send again what is missing.
      </Trans>
    </Notice>
  )
}
