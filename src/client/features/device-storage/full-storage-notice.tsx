import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { fullStorage } from '#client/platform/device/storage/full-storage.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

/** Says once that nothing more is kept for reading offline. The text is read, so the person closes it. */
export function FullStorageNotice() {
  const { t } = useLingui()
  const { userId } = useViewer()
  return (
    <Notice
      variant="bar"
      tone="amber"
      icon="warning"
      role="status"
      actions={
        <Button size="small" variant="quiet" onPress={() => fullStorage.set('told')}>{t`Close`}</Button>
      }
    >
      <Trans>
        There is no space left on this device. What you open from now on cannot be read without a connection.
      </Trans>{' '}
      {userId !== null && (
        <Link from="/$lang" to="/$lang/cabinet/storage" onClick={() => fullStorage.set('told')}>
          <Trans>Data on this device</Trans>
        </Link>
      )}
    </Notice>
  )
}
