import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { NetworkError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Language } from '#shared/contract/languages.ts'
import type { FieldsProps } from './fields.tsx'
import styles from './posting-form.module.css'

/** What a page passes to the form. */
export type FormProps<Draft, Body, Saved> = {
  /** The key of the draft on the device. */
  draftKey: string
  initial: Draft
  /** `draft` has what is not part of the request, such as the version that was changed. */
  save: (body: Body, draft: Draft) => Promise<Saved>
  /** Shown above the fields, such as another device's text. */
  notice?: (parts: FieldsProps<Draft> & { startOver: () => void }) => ReactNode
  /** Called when the server has saved it, even if the form is no longer shown. */
  onSaved: (saved: Saved) => void
  /** Called when the server has saved it, only while the form is shown. */
  onDone: () => void
}

type Props<Draft, Body, Saved> = FormProps<Draft, Body, Saved> & {
  toBody: (draft: Draft, interfaceLanguage: Language) => Body
  saveLabel: string
  fields: (props: FieldsProps<Draft>) => ReactNode
  /** Visibility switches, above the button. */
  switches: (props: FieldsProps<Draft>) => ReactNode
}

/** The form of a vacancy or an offer. Every change is stored as a draft until the server has saved it. */
export function PostingForm<Draft extends object, Body, Saved>({
  draftKey,
  initial,
  toBody,
  saveLabel,
  fields,
  switches,
  save,
  notice,
  onSaved,
  onDone,
}: Props<Draft, Body, Saved>) {
  const { language } = useViewer()
  const [stored, setDraft, { clear, restored }] = useDraft(draftKey, initial)
  // A draft stored by an earlier version of the app may lack a field.
  const draft = { ...initial, ...stored }
  const parts = { draft, change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }) }
  const { send, isPending, error, errors } = useSend(
    (sent: Draft) => save(toBody(sent, language), sent),
    async (saved) => {
      await clear()
      onSaved(saved)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) send(draft, { onSuccess: onDone })
  }
  const startOver = () => {
    setDraft(initial)
    void clear()
  }
  return (
    <Form onSubmit={submit} validationErrors={errors} className={styles.form}>
      <NeedsServer />
      {restored && <Restored onStartOver={startOver} />}
      {notice?.({ ...parts, startOver })}
      {fields(parts)}
      <div className={styles.end}>
        {switches(parts)}
        {error && <Failure error={error} />}
        <Button type="submit" isPending={isPending} className={styles.save}>
          {saveLabel}
        </Button>
      </div>
    </Form>
  )
}

function Failure({ error }: { error: Error }) {
  const { t } = useLingui()
  const isOffline = error instanceof NetworkError
  return (
    <Notice
      tone={isOffline ? 'amber' : 'error'}
      role="alert"
      {...(isOffline && { icon: 'offline', title: t`Not saved yet` })}
    >
      {isOffline ? (
        <Trans>You are offline. What you typed stays on this device: save it when you are back online.</Trans>
      ) : (
        failureText(error)
      )}
    </Notice>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      role="status"
      actions={
        <Button size="small" variant="secondary" onPress={onStartOver}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>We have restored what you typed here before. It has not been saved yet.</Trans>
    </Notice>
  )
}
