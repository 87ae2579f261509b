import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import {
  type ImportSource,
  type ImportSourceForm,
  ImportSourceFormSchema,
  MAX_FEED_ADDRESS,
  MAX_SOURCE_NAME,
} from '#shared/contract/imports.ts'
import { Fields } from '../fields.tsx'
import type { Places } from '../place-fields.tsx'
import { DefaultFields } from './default-fields.tsx'
import { createSource, editSource } from './import-calls.ts'
import { importsQueryOptions } from './queries.ts'

/** A source without defaults. */
export const EMPTY_SOURCE: ImportSourceForm = {
  name: '',
  url: null,
  daily: false,
  company_name: null,
  contact_name: null,
  rubric_id: null,
  city_id: null,
  pay_type: null,
  pay_amount: null,
  employment_type: null,
  employer_kind: null,
  language: null,
}

type Props = Places & {
  /** The source to change; without it, one is added. */
  source?: ImportSource
  /** Called with the id of the saved source. */
  onSaved?: (id: number) => void
}

/** Adds or changes a source of vacancies. What is typed is stored as a draft. */
export function SourceForm({ cities, rubrics, source, onSaved }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const initial = source ? formOf(source) : EMPTY_SOURCE
  const [stored, setDraft, { clear }] = useDraft(
    source ? `import-source:${source.id}` : 'import-source',
    initial,
  )
  const draft = { ...EMPTY_SOURCE, ...stored }
  const [key, setKey] = useState(() => crypto.randomUUID())
  const change = (part: Partial<ImportSourceForm>) => {
    setDraft({ ...draft, ...part })
    // Another text is another request.
    setKey(crypto.randomUUID())
  }
  const { send, isPending, errors, failure } = useSend(
    (body: ImportSourceForm) => (source ? editSource(source.id, body) : createSource(body, key)),
    async ({ data }) => {
      if (!source) setDraft(EMPTY_SOURCE)
      await clear()
      setKey(crypto.randomUUID())
      showToast({ text: t`Saved`, tone: 'done' })
      await queryClient.invalidateQueries({ queryKey: importsQueryOptions(viewer).queryKey })
      onSaved?.(data.id)
    },
  )
  const { shown, onSubmit, onWrong } = useFormCheck(
    () => findFormErrors(ImportSourceFormSchema, draft, viewer.language),
    () => {
      if (!isPending) send(draft)
    },
    { errors },
  )
  return (
    <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown}>
      <NeedsServer />
      <Fields heading={source ? <Trans>Edit source</Trans> : <Trans>Add a source</Trans>}>
        <LimitedTextField
          name="name"
          label={t`Name of the source`}
          description={t`Your team and our moderators see it, job seekers do not.`}
          value={draft.name}
          onChange={(name) => change({ name })}
          max={MAX_SOURCE_NAME}
          isRequired
        />
        <LimitedTextField
          name="url"
          label={t`Address of the feed or page`}
          description={t`It begins with https://. Leave it empty to upload files.`}
          value={draft.url ?? ''}
          onChange={(url) => change({ url: url || null })}
          max={MAX_FEED_ADDRESS}
          inputMode="url"
          autoComplete="off"
        />
        {draft.url && (
          <Switch isSelected={draft.daily} onChange={(daily) => change({ daily })}>
            <Trans>Fetch it every night</Trans>
          </Switch>
        )}
      </Fields>
      <DefaultFields draft={draft} change={change} cities={cities} rubrics={rubrics} />
      <FailureNotice>{failure}</FailureNotice>
      <Button type="submit" isPending={isPending}>
        {source ? t`Save` : t`Add source`}
      </Button>
    </Form>
  )
}

const formOf = ({ name, url, daily, defaults }: ImportSource): ImportSourceForm => ({
  name,
  url,
  daily,
  ...defaults,
})
