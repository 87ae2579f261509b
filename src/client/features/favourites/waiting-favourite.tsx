import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { favouritesKeys } from '#client/platform/cache/query-keys.ts'
import { discard, retry } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './favourites.module.css'
import type { FavouriteEntry } from './waiting-changes.ts'

/** A change of the favourites in the outbox. */
export function WaitingFavourite({ entry }: { entry: FavouriteEntry }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const discardEntry = async () => {
    await discard(entry.id)
    await client.invalidateQueries({ queryKey: favouritesKeys.all })
  }
  return (
    <div className={styles.card}>
      <p>{entry.kind === 'favourite-add' ? t`Add to favourites` : t`Remove from favourites`}</p>
      {entry.state === 'failed' ? (
        <Notice tone="error" role="status" title={<Trans>Not sent</Trans>}>
          {entry.error?.message || t`The server could not read this. Please try again`}
        </Notice>
      ) : (
        <Notice tone="amber" role="status">
          <Trans>Waiting for connection</Trans>
        </Notice>
      )}
      {entry.state !== 'sending' && (
        <div className={styles.actions}>
          <Button size="small" onPress={() => retry(entry.id)}>{t`Retry`}</Button>
          <Button size="small" variant="quiet" onPress={discardEntry}>{t`Discard`}</Button>
        </div>
      )}
    </div>
  )
}
