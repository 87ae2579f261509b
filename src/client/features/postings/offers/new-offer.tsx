import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { cacheOffer } from './cache.ts'
import { createOffer, type OfferAttempt } from './offer-calls.ts'
import { draftFrom, EMPTY_DRAFT, type OfferAuthor } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'

type Props = {
  /** Undefined while loading; null when it cannot be loaded. */
  author: OfferAuthor | null | undefined
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  onDone: () => void
}

/** The form for a new offer. */
export function NewOffer({ author, cities, rubrics, onDone }: Props) {
  const { t } = useLingui()
  useTitle(t`Create offer`)
  const viewer = useViewer()
  const client = useQueryClient()
  const [earlier, remember, { clear }] = useDraft<OfferAttempt | null>('offer:new:attempt', null)
  return (
    <>
      <PageHeader
        title={t`Create offer`}
        subtitle={<Trans>Employers can find it and write to you. It is published at once.</Trans>}
      />
      {author === undefined ? (
        <FormSkeleton />
      ) : (
        <OfferForm
          draftKey="offer:new"
          initial={author ? draftFrom(author) : EMPTY_DRAFT}
          cities={cities ?? []}
          rubrics={rubrics ?? []}
          save={(body) => createOffer(body, earlier, remember)}
          onSaved={(offer) => {
            void clear()
            cacheOffer(client, viewer, offer)
            showToast({ text: t`Saved`, tone: 'done' })
          }}
          onDone={onDone}
        />
      )}
    </>
  )
}
