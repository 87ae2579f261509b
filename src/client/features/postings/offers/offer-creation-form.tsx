import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { Creation } from '../use-waiting-postings.ts'
import { EMPTY_DRAFT, type OfferDraft } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'

/** What every form of an offer needs. The lists are undefined while loading. */
export type OfferFormData = {
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  onDone: () => void
  onArrived: (id: string) => void
  /** Only for a new offer: a stored one has its page. */
  preview: (draft: OfferDraft) => ReactNode
}

/** The form for a new offer that waits in the outbox. */
export function OfferCreationForm({
  creation,
  cities,
  rubrics,
  onDone,
  onArrived,
  preview,
}: OfferFormData & { creation: Creation }) {
  const { t } = useLingui()
  useTitle(creation.label)
  const { key, fields } = creation.body
  return (
    <>
      <PageHeader title={t`Edit offer`} subtitle={creation.label} />
      <OfferForm
        draftKey={`offer:${key}`}
        initial={{ ...EMPTY_DRAFT, ...fields, key }}
        cities={cities ?? []}
        rubrics={rubrics ?? []}
        waiting={creation}
        entryOf={(changed) => ({
          kind: 'offer-creation',
          label: changed.name,
          body: { key, fields: changed },
        })}
        onDone={onDone}
        onArrived={onArrived}
        preview={preview}
      />
    </>
  )
}
