import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { City, Rubric } from '#shared/contract/places.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { draftFrom, EMPTY_DRAFT, type OfferAuthor, type OfferDraft } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'

type Props = {
  /** Undefined while loading; null when it cannot be loaded. */
  author: OfferAuthor | null | undefined
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  onDone: () => void
  preview: (draft: OfferDraft) => ReactNode
}

/** The form for a new offer. */
export function NewOffer({ author, cities, rubrics, onDone, preview }: Props) {
  const { t } = useLingui()
  useTitle(t`Create offer`)
  const [key] = useState(() => crypto.randomUUID())
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
          initial={{ ...(author ? draftFrom(author) : EMPTY_DRAFT), key }}
          cities={cities ?? []}
          rubrics={rubrics ?? []}
          entryOf={(fields, draft) => ({
            kind: 'offer-creation',
            label: fields.name,
            body: { key: draft.key, fields, ...(draft.submitted && { sent: [draft.submitted] }) },
            id: draft.key,
          })}
          onDone={onDone}
          preview={preview}
        />
      )}
    </>
  )
}
