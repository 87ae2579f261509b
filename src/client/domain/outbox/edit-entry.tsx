import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { EntryBody, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { changeEntry, confirmEntry } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { editableTextsOf } from './editable-texts-of.ts'
import { showStoringFailure, storingFailureText } from './storing-failure.ts'
import { useResumeOnLeave } from './use-resume-on-leave.ts'
import styles from './waiting-entry.module.css'

type Texts = Record<string, string>

/** The form that changes the texts of an entry before it is sent. */
export function EditEntry({ entry, onDone }: { entry: OutboxEntry; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const body = entry.body as unknown as Record<string, unknown>
  const fields = editableTextsOf(entry)
  const stored = Object.fromEntries(fields.map(({ name }) => [name, String(body[name] ?? '')]))
  const [draft, setDraft, { clear, isTyped }] = useDraft<Texts>(`outbox:${entry.id}`, stored)
  useResumeOnLeave(entry.id, isTyped)
  const [errors, setErrors] = useState<Record<string, string[]>>(entry.error?.errors ?? {})
  const [failure, setFailure] = useState<string | null>(null)

  /** Shows which texts were emptied. @returns whether one was */
  const hasEmptied = () => {
    const empty = fields.filter(({ name }) => draft[name]?.trim() === '' && stored[name] !== '')
    if (empty.length > 0)
      setErrors(Object.fromEntries(empty.map(({ name }) => [name, [t`field cannot be empty`]])))
    return empty.length > 0
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (hasEmptied()) return
    try {
      await changeEntry(entry.id, { ...body, ...draft } as EntryBody)
    } catch (error) {
      // It was sent while the editor was open, or cannot be stored: keep the typed text on the screen.
      return setFailure(storingFailureText(error))
    }
    await clear()
    onDone()
  }
  const cancel = async () => {
    await clear()
    if (entry.error?.code === 'editing') await confirmEntry(entry.id).catch(showStoringFailure)
    onDone()
  }
  return (
    <Form onSubmit={save} onWrong={hasEmptied} validationErrors={errors}>
      {fields.map(({ name, label, max, rows }) => {
        const field = {
          name,
          label: i18n._(label),
          value: draft[name] ?? '',
          onChange: (text: string) => setDraft({ ...draft, [name]: text }),
        }
        return rows ? (
          <LimitedTextArea key={name} {...field} max={max} rows={rows} />
        ) : (
          <LimitedTextField key={name} {...field} max={max} />
        )
      })}
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" size="small">{t`Save`}</Button>
        <Button size="small" variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  )
}
