import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { failureText } from '#client/platform/failure-text.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { keepOffer, withPublished } from './cache.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { patchOffer } from './offer-calls.ts'
import styles from './own-offers.module.css'
import { ownOffersQueryOptions } from './queries.ts'

/** What a job seeker can do with an offer. */
export function OfferActions({ offer }: { offer: OwnOffer }) {
  const { t } = useLingui()
  const [isDeleting, setDeleting] = useState(false)
  const { mutate, error } = usePublish(offer)
  return (
    <>
      {error && (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      )}
      <div className={styles.actions}>
        {!offer.is_taken_down && (
          <Switch
            isSelected={offer.published}
            onChange={(published) => mutate(published)}
            aria-label={t`Publish: ${offer.name}`}
            className={styles.publish}
          >
            {t`Publish`}
          </Switch>
        )}
        <div className={styles.buttons}>
          {offer.published && !offer.is_taken_down && (
            <Link
              from="/$lang"
              to="/$lang/offer/item/$id"
              params={{ id: `${offer.id}` }}
              className={buttonClass('quiet', 'small')}
            >
              <Trans>As others see it</Trans>
            </Link>
          )}
          {!offer.is_taken_down && (
            <Link
              from="/$lang"
              to="/$lang/cabinet/worker/user/offer/$id"
              params={{ id: `${offer.id}` }}
              className={buttonClass('secondary', 'small')}
            >
              <Icon name="edit" size={18} />
              <Trans>Edit</Trans>
            </Link>
          )}
          <Button size="small" variant="quiet" onPress={() => setDeleting(true)}>{t`Delete`}</Button>
        </div>
      </div>
      <DeleteDialog offer={offer} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}

/** Shown at once and taken back when it fails. Offline it fails at once and says so. */
function usePublish(offer: OwnOffer) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const { queryKey } = ownOffersQueryOptions(viewer)
  const show = (published: boolean) =>
    client.setQueryData(queryKey, (list) => list && withPublished(list, offer.id, published))
  return useMutation({
    mutationFn: (published: boolean) => patchOffer(offer.id, { published }),
    networkMode: 'always',
    onMutate: async (published) => {
      await client.cancelQueries({ queryKey })
      show(published)
    },
    onSuccess: (saved) => {
      keepOffer(client, viewer, saved)
      showToast({ text: t`Saved`, tone: 'done' })
    },
    onError: (_error, published) => show(!published),
  })
}
