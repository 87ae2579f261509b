import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EntryNotice } from '#client/domain/outbox/entry-notice.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { FieldErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import type { NewEntry, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { Language } from '#shared/contract/languages.ts'
import { DraftPreview } from './draft-preview.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FieldsProps } from './fields.tsx'
import styles from './posting-form.module.css'
import { type Question, SaveQuestion } from './save-question.tsx'
import { useDraftUpdates } from './use-draft-updates.ts'

/** What a page passes to the form. */
export type FormProps<Draft, Body> = {
  /** The key of the draft on the device. */
  draftKey: string
  initial: Draft
  /** The outbox entry to submit. `draft` has what is not part of the request, such as the version that was changed. */
  entryOf: (body: Body, draft: Draft) => NewEntry
  /** The waiting entry that this form has opened and replaces. */
  waiting?: OutboxEntry | undefined
  /** Shown above the fields, such as another device's text. */
  notice?: (parts: FieldsProps<Draft> & { startOver: (from: Draft) => void }) => ReactNode
  onRefused?: () => unknown
  /** Called when the server has saved it or when it waits in the outbox, unless the user has left the page. */
  onDone: () => void
  /** Called with the id of a new posting that has arrived while its form was open. */
  onArrived?: ((id: string) => void) | undefined
  /** The page that others would see, from the form's values. */
  preview?: ((draft: Draft) => ReactNode) | undefined
}

type Props<Draft, Body> = FormProps<Draft, Body> & {
  toBody: (draft: Draft, interfaceLanguage: Language) => Body
  /** The errors of a body that the device can find, in the server's words. */
  findErrors: (body: Body, language: Language) => Promise<FieldErrors>
  saveLabel: string
  /** What saving leads to, above the button. */
  saveHint?: ReactNode
  /** Asked once before saving; null when there is nothing to ask. */
  questionOf?: (draft: Draft) => Question | null
  fields: (props: FieldsProps<Draft>) => ReactNode
  /** Visibility switches, above the button. */
  switches: (props: FieldsProps<Draft>) => ReactNode
}

/** The form of a vacancy or an offer. Every change is stored as a draft until it is saved or waits in the outbox. */
export function PostingForm<Draft extends { submitted?: Body }, Body extends object>({
  draftKey,
  initial,
  toBody,
  findErrors,
  saveLabel,
  saveHint,
  questionOf,
  fields,
  switches,
  entryOf,
  waiting,
  notice,
  onRefused,
  onDone,
  onArrived,
  preview,
}: Props<Draft, Body>) {
  const { language } = useViewer()
  const sentFrom = useRef('')
  const [stored, setDraft, { clear, restored, isTyped }] = useDraft(draftKey, initial)
  // A draft stored by an earlier version of the app may lack a field.
  const draft = { ...initial, ...stored }
  const parts = { draft, change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }) }
  const { send, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    // The saved text renders a new form, so this one may be gone; the user may also have left the page.
    if (location.pathname === sentFrom.current) onDone()
  })
  const draftUpdates = useDraftUpdates({ draftKey, draft, isTyped, setDraft, isPending, onArrived })
  const onError = () => {
    draftUpdates.goOn()
    onRefused?.()
  }
  const [question, setQuestion] = useState<Question | null>(null)
  const submit = () => {
    setQuestion(null)
    const body = toBody(draft, language)
    const entry = entryOf(body, draft)
    // If the app is closed before the draft is deleted, the restored draft knows what may have arrived.
    setDraft({ ...draft, submitted: body })
    sentFrom.current = location.pathname
    send({ ...entry, isUnsent: !restored, edits: waiting?.id }, { onError })
  }
  const ask = () => {
    if (isPending) return
    const asked = questionOf?.(draft) ?? null
    if (asked) setQuestion(asked)
    else submit()
  }
  const { shown, onSubmit, onWrong } = useFormCheck(
    () => findErrors(toBody(draft, language), language),
    ask,
    { errors, first: waiting?.error?.errors },
  )
  const [isPreview, setPreview] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  /** Shows the form again where it was left; `press` acts on one of its buttons, which are not there before. */
  const leavePreview = (press: (save: HTMLElement, preview: HTMLElement) => void) => {
    flushSync(() => setPreview(false))
    const [save, show] = buttons.current?.querySelectorAll('button') ?? []
    if (save && show) press(save, show)
  }
  const startOver = (from: Draft) => {
    setDraft(from)
    void clear()
  }
  if (preview && isPreview)
    return (
      <DraftPreview
        saveLabel={saveLabel}
        onSave={() =>
          leavePreview((save) => {
            save.focus()
            save.click()
          })
        }
        onBack={() => leavePreview((_, show) => show.focus())}
      >
        {preview(draft)}
      </DraftPreview>
    )
  return (
    <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown} className={styles.form}>
      {waiting?.state === 'failed' && <EntryNotice entry={waiting} />}
      {restored && <Restored onStartOver={() => startOver(initial)} />}
      {notice?.({ ...parts, startOver })}
      <ErrorSummary errors={shown} />
      {fields(parts)}
      <div className={styles.end}>
        {switches(parts)}
        <FailureNotice>{failure}</FailureNotice>
        {saveHint && <p className={styles.hint}>{saveHint}</p>}
        <div ref={buttons} className={styles.buttons}>
          <Button type="submit" isPending={isPending} className={styles.save}>
            {saveLabel}
          </Button>
          {preview && (
            <Button variant="secondary" isDisabled={isPending} onPress={() => setPreview(true)}>
              <Trans>Preview</Trans>
            </Button>
          )}
        </div>
      </div>
      <SaveQuestion question={question} onChange={() => setQuestion(null)} onSave={submit} />
    </Form>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    <Notice
      role="status"
      actions={
        <Button size="small" variant="secondary" onPress={() => setAsked(true)}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>We have restored what you typed here before. It has not been saved yet.</Trans>
      <QuestionDialog
        title={t`Delete what you typed?`}
        cancelLabel={t`Keep`}
        actLabel={t`Start over`}
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        onAct={() => {
          setAsked(false)
          onStartOver()
        }}
      >
        <p>
          <Trans>What you typed here will be deleted from this device.</Trans>
        </p>
      </QuestionDialog>
    </Notice>
  )
}
