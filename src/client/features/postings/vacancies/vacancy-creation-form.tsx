import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { PayTables } from '#shared/contract/pay.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { Creation } from '../use-waiting-postings.ts'
import { createDraft, type VacancyDraft } from './vacancy-draft.ts'
import { VacancyForm } from './vacancy-form.tsx'

/** What every form of a vacancy needs. The lists are undefined while loading. */
export type VacancyFormData = {
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  payTables: PayTables | undefined
  onDone: () => void
  onArrived: (id: string) => void
  /** The page that others would see, from the form's values. */
  preview: (draft: VacancyDraft) => ReactNode
}

/** The form for a new vacancy that waits in the outbox. */
export function VacancyCreationForm({
  creation,
  cities,
  rubrics,
  payTables,
  onDone,
  onArrived,
  preview,
}: VacancyFormData & { creation: Creation }) {
  const { t } = useLingui()
  useTitle(creation.label)
  const { key, fields } = creation.body
  return (
    <>
      <PageHeader title={t`Edit vacancy`} subtitle={creation.label} />
      <VacancyForm
        draftKey={`vacancy:${key}`}
        initial={{ ...createDraft(), ...fields, key }}
        cities={cities ?? []}
        rubrics={rubrics ?? []}
        payTables={payTables}
        waiting={creation}
        entryOf={(changed) => ({
          kind: 'vacancy-creation',
          label: changed.title,
          body: { key, fields: changed },
        })}
        onDone={onDone}
        onArrived={onArrived}
        preview={preview}
      />
    </>
  )
}
