import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import type { RenderOwnerForm } from '#client/domain/owner-form-props.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { DialogProps } from '#client/ui/dialog-overlay.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Edited, LocalTexts } from '#shared/contract/edited-content.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import styles from './content.module.css'
import { missingLanguages } from './item-title.ts'
import { LanguageChoice, namesOf } from './language-choice.tsx'
import { announceChange, editedKindKey } from './queries.ts'
import { isTooLong } from './version-text.ts'

type Values = { summaries: LocalTexts; in_force_on: string }
const EMPTY: Values = { summaries: {}, in_force_on: '' }

type Props = { item: Edited; section: string; renderOwnerForm: RenderOwnerForm }

/** Tells everybody of the latest version, after a question with the administrator's password. */
export function AnnouncementForm({ item, section, renderOwnerForm }: Props) {
  const { t } = useLingui()
  const { id, version } = item
  const viewer = useViewer()
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [language, setLanguage] = useState<Language>(viewer.language)
  const [isAsking, setAsking] = useState(false)
  const [isTold, setTold] = useState(false)
  const [form, setForm, { clear }] = useDraft(`announcement:${id}:${version}`, EMPTY)
  const announce = (proof: OwnerProof) => announceChange(id, { ...form, version, ...proof }, key)
  // The server refuses it field by field. When it lacks the password alone, everything else is right.
  const { send, reset, isPending, errors, failure } = useSend(
    () => announce({}).catch(unlessOnlyProofIsMissing),
    () => setAsking(true),
  )
  const announceWithProof = (proof: OwnerProof) =>
    announce(proof).catch((error: unknown) => {
      if (hasErrorsOfForm(error)) {
        setAsking(false)
        send(undefined)
      }
      throw error
    })
  const onTold = async () => {
    // Before the question closes: it must not return the focus to the form, which disappears.
    setTold(true)
    await clear()
    setAsking(false)
    showToast({ tone: 'done', text: t`The announcement is being sent` })
    return client.invalidateQueries({ queryKey: editedKindKey(viewer, 'pages') })
  }
  // Everybody is told in their language, as far as the page is written in it.
  const mandatory = LANGUAGES.filter((one) => !missingLanguages(item.form).includes(one))
  const [lacking, setLacking] = useState<readonly Language[]>([])
  const shown = useMemo(
    () => ({
      ...errors,
      ...Object.fromEntries(lacking.map((one) => [`summaries.${one}`, [t`field cannot be empty`]])),
    }),
    [errors, lacking, t],
  )
  const check = () => {
    reset()
    const empty = mandatory.filter((one) => !form.summaries[one]?.trim())
    setLacking(empty)
    const wrong = LANGUAGES.filter(
      (one) => empty.includes(one) || isTooLong(form.summaries[one], LIMITS.announcement),
    )
    const [first] = wrong
    if (first && !wrong.includes(language)) setLanguage(first)
    send(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check()
  }
  return (
    <>
      <Form onSubmit={submit} onWrong={check} validationErrors={shown} className={styles.form}>
        <NeedsServer />
        <p>
          <Trans>
            If this version changes what people agreed to, tell them before it applies. Everyone with an
            account gets a notification and an e-mail. Until that date, the page shows the previous version
            and links to this one.
          </Trans>
        </p>
        <UnchangedNote languages={item.unchanged} />
        <LanguageChoice form={form} language={language} onChange={setLanguage} mandatory={mandatory} />
        <LimitedTextArea
          key={language}
          name={`summaries.${language}`}
          label={t`What changes, in a few sentences`}
          lang={language}
          max={LIMITS.announcement}
          isRequired
          value={form.summaries[language] ?? ''}
          onChange={(text) => setForm({ ...form, summaries: { ...form.summaries, [language]: text } })}
        />
        <TextField
          name="in_force_on"
          label={t`In force from`}
          type="date"
          isRequired
          value={form.in_force_on}
          onChange={(in_force_on) => setForm({ ...form, in_force_on })}
        />
        <div className={styles.actions}>
          <Button type="submit" isPending={isPending}>{t`Tell everyone`}</Button>
        </div>
        <FailureNotice>{failure}</FailureNotice>
      </Form>
      {/* Beside the form: React passes the events of a dialog on to the form around it. */}
      <Question
        item={item}
        form={form}
        isOpen={isAsking}
        focusAfterClose={() => (isTold ? document.getElementById(section) : null)}
        onOpenChange={setAsking}
      >
        {renderOwnerForm({
          label: item.unchanged ? t`Tell everyone anyway` : t`Tell everyone`,
          variant: item.unchanged ? 'secondary' : 'primary',
          send: announceWithProof,
          onSent: onTold,
        })}
      </Question>
    </>
  )
}

/** Whether fields are wrong that the question does not have, as when the day has passed meanwhile. */
const hasErrorsOfForm = (error: unknown) =>
  Object.keys(fieldErrors(error)).some((field) => field !== 'password' && field !== 'passkey')

function unlessOnlyProofIsMissing(error: unknown): void {
  if (Object.keys(fieldErrors(error)).join() !== 'password') throw error
}

type QuestionProps = Pick<DialogProps, 'isOpen' | 'focusAfterClose' | 'onOpenChange' | 'children'> & {
  item: Edited
  form: Values
}

/** Shows what is sent to everybody, and names the languages whose text has stayed the same. */
function Question({ item: { version, unchanged }, form, children, ...props }: QuestionProps) {
  const { t } = useLingui()
  const day = form.in_force_on && formatDate(form.in_force_on)
  return (
    <Dialog
      role="alertdialog"
      title={t`Tell everyone about version ${version}?`}
      closeLabel={t`Close`}
      {...props}
    >
      <div className={styles.question}>
        <p>
          <Trans>Everyone with an account gets a notification and an e-mail. This cannot be undone.</Trans>
        </p>
        <UnchangedNote languages={unchanged} />
        <p>
          <Trans>
            Version {version}, in force from {day}
          </Trans>
        </p>
        {LANGUAGES.filter((one) => form.summaries[one]).map((one) => (
          <p key={one} lang={one}>
            {form.summaries[one]}
          </p>
        ))}
        {children}
      </div>
    </Dialog>
  )
}

function UnchangedNote({ languages }: { languages: Language[] | undefined }) {
  const { t } = useLingui()
  if (!languages) return null
  const names = namesOf(languages)
  return (
    <Notice tone="amber" title={t`The text has not changed in: ${names}`}>
      <Trans>
        Readers in these languages would be told of a change that they do not find in their text. Change and
        save it in these languages first.
      </Trans>
    </Notice>
  )
}
