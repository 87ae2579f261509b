import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'
import styles from './content.module.css'
import { EditorFields } from './editor-fields.tsx'
import { byField } from './field-errors.ts'
import { EDITED_KINDS } from './kinds.ts'
import { LanguageChoice } from './language-choice.tsx'
import { addItem, changeItem, editedKindKey, editedQueryOptions } from './queries.ts'

type Props = {
  kind: ContentKind
  item: Edited | null
  /** The language of the edited texts. Saving mounts the form anew, so it belongs to the route. */
  language: Language
  onLanguage: (language: Language) => void
  onSaved: (id: number) => void
}
type Values = Record<string, unknown>

/** The form of an item. The draft stays on the device until the server has saved it. */
export function ContentForm({ kind, item, language, onLanguage, onSaved }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const viewer = useViewer()
  const { fields, empty } = EDITED_KINDS[kind]
  const [key] = useState(() => crypto.randomUUID())
  const [first] = useState<Values>(() => ({ ...empty, ...item?.form }))
  const draftKey = `content:${kind}:${item?.id ?? 'new'}:${item?.version ?? 0}`
  const [form, setForm, { clear, restored }] = useDraft(draftKey, first)
  const { send, isPending, errors, failure } = useSend(
    (values: Values) =>
      item ? changeItem(kind, item.id, { ...values, version: item.version }) : addItem(kind, values, key),
    async (saved) => {
      await clear()
      client.setQueryData(editedQueryOptions(viewer, kind, saved.id).queryKey, saved)
      void client.invalidateQueries({ queryKey: editedKindKey(viewer, kind) })
      showToast({ tone: 'done', text: t`Saved` })
      if (!item) onSaved(saved.id)
    },
  )
  const shown = useMemo(() => byField(errors), [errors])
  const isLocal = fields.some(({ type }) => type.startsWith('local-'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) send(form)
  }
  return (
    <Form onSubmit={submit} validationErrors={shown} className={styles.form}>
      <NeedsServer />
      {restored && (
        <Notice
          actions={
            <Button
              size="small"
              variant="secondary"
              onPress={() => {
                setForm(first)
                void clear()
              }}
            >
              {t`Discard`}
            </Button>
          }
        >
          <Trans>These are your unsaved changes from last time.</Trans>
        </Notice>
      )}
      {isLocal && <LanguageChoice form={form} language={language} onChange={onLanguage} />}
      <EditorFields
        fields={fields}
        form={form}
        language={language}
        onChange={(name, value) => setForm({ ...form, [name]: value })}
      />
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          {t`Save`}
        </Button>
      </div>
    </Form>
  )
}
