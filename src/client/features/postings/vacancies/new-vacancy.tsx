import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useNow } from '#client/platform/words/clock.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { PayTables } from '#shared/contract/pay.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { MissingModel } from './missing-model.tsx'
import { type Model, type ModelIds, useModel } from './use-model.ts'
import {
  createDraft,
  draftOfCopy,
  draftOfTemplate,
  type Employer,
  type VacancyDraft,
} from './vacancy-draft.ts'
import { VacancyForm } from './vacancy-form.tsx'

type Props = {
  /** Undefined while loading; null when they cannot be loaded. */
  employer: Employer | null | undefined
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  payTables: PayTables | undefined
  model: ModelIds
  onDone: () => void
  preview: (draft: VacancyDraft) => ReactNode
}

/** The form for a new vacancy. */
export function NewVacancy({ model, ...props }: Props) {
  const { t } = useLingui()
  const { missing, ...start } = useModel(model)
  useTitle(t`Create vacancy`)
  return (
    <>
      <PageHeader title={t`Create vacancy`} subtitle={<Subtitle copied={start.like?.title} />} />
      {missing ? <MissingModel {...missing} /> : <NewVacancyForm {...props} {...start} />}
    </>
  )
}

function NewVacancyForm({
  employer,
  cities,
  rubrics,
  payTables,
  like,
  template,
  onDone,
  preview,
}: Omit<Props, 'model'> & Omit<Model, 'missing'>) {
  const [key] = useState(() => crypto.randomUUID())
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const start = like
    ? { draftKey: `vacancy:like:${like.id}`, initial: draftOfCopy(like, today) }
    : template
      ? { draftKey: `vacancy:template:${template.id}`, initial: draftOfTemplate(template, today) }
      : { draftKey: 'vacancy:new', initial: createDraft(employer ?? undefined) }
  if (employer === undefined || like === undefined || template === undefined) return <FormSkeleton />
  return (
    <VacancyForm
      key={start.draftKey}
      draftKey={start.draftKey}
      initial={{ ...start.initial, key }}
      cities={cities ?? []}
      rubrics={rubrics ?? []}
      payTables={payTables}
      copied={like}
      entryOf={(fields, draft) => ({
        kind: 'vacancy-creation',
        label: fields.title,
        body: { key: draft.key, fields, ...(draft.submitted && { sent: [draft.submitted] }) },
        id: draft.key,
      })}
      onDone={onDone}
      preview={preview}
    />
  )
}

function Subtitle({ copied }: { copied: string | undefined }) {
  return copied ? (
    <Trans>A copy of “{copied}”. A moderator reads it before it is published.</Trans>
  ) : (
    <Trans>A moderator reads it before it is published.</Trans>
  )
}
