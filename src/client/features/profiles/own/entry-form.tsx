import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import {
  blankInEntry,
  type Entry,
  type EntryDraft,
  entryBody,
  entryDraft,
  entryName,
} from './entry-drafts.ts'
import { EducationFields, ExperienceFields, LanguageFields } from './entry-fields.tsx'
import styles from './own-profile.module.css'
import type { EntryKind } from './profile-calls.ts'

const FIELDS = { experience: ExperienceFields, education: EducationFields, languages: LanguageFields }

type Props = {
  kind: EntryKind
  entry: Entry | null
  heading: ReactNode
  onSaved: () => void
  onCancel: () => void
}

/** The form for a new or existing entry. */
export function EntryForm({ kind, entry, heading, onSaved, onCancel }: Props) {
  const { t } = useLingui()
  const [first] = useState(() => entryDraft(kind, entry, crypto.randomUUID()))
  const [draft, setDraft, { clear }] = useDraft<EntryDraft>(`profile:${kind}:${entry?.id ?? 'new'}`, first)
  const [blank, setBlank] = useState<Record<string, string[]>>({})
  const { send, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    onSaved()
  })
  const shown = useMemo(() => (Object.keys(blank).length > 0 ? blank : errors), [blank, errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fields = blankInEntry(kind, draft)
    setBlank(Object.fromEntries(fields.map((field) => [field, [t`field cannot be empty`]])))
    if (fields.length > 0 || isPending) return
    const body = { list: kind, fields: entryBody(kind, draft) }
    const label = entryName(draft)
    if (entry) send({ kind: 'profile-entry-change', label, body: { ...body, id: entry.id } })
    else send({ kind: 'profile-entry-add', label, body, ...(draft.key && { id: draft.key }) })
  }
  const cancel = async () => {
    await clear()
    onCancel()
  }
  const Fields = FIELDS[kind]
  const fields = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone, so move the focus to the first field.
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select, button, textarea')?.focus(), [])
  return (
    <Form onSubmit={submit} validationErrors={shown} className={styles.form}>
      <Card padding="large" className={styles.fields}>
        <h2 className={styles.wide}>{heading}</h2>
        <div ref={fields} className={styles.contents}>
          <Fields draft={draft} change={(part) => setDraft({ ...draft, ...part })} />
        </div>
      </Card>
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>{t`Save`}</Button>
        <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  )
}
