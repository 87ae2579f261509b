import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { PostingActions } from '../posting-actions.tsx'
import { usePublish } from '../use-publish.ts'
import { useWaitingSteps } from '../use-waiting-postings.ts'
import { DeleteOffer } from './delete-offer.tsx'

/** The actions of a job seeker on an own offer. */
export function OfferActions({ offer }: { offer: OwnOffer }) {
  const { t } = useLingui()
  const [isDeleting, setDeleting] = useState(false)
  const { setPublished, refused } = usePublish('offer', offer.id, offer.name)
  const canChange = !offer.is_taken_down
  // Then the waiting text has a button that opens the form.
  const isWaiting = useWaitingSteps('offer', offer.id).some(({ kind }) => kind === 'offer-change')
  return (
    <>
      <PostingActions
        name={offer.name}
        published={offer.published}
        onPublish={canChange && setPublished}
        refused={refused}
      >
        {canChange && offer.published && (
          <Link
            from="/$lang"
            to="/$lang/offer/item/$id"
            params={{ id: `${offer.id}` }}
            className={buttonClass('quiet', 'small')}
          >
            <Trans>View as others see it</Trans>
          </Link>
        )}
        {canChange && !isWaiting && (
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
      </PostingActions>
      <DeleteOffer offer={offer} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
