import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatDate, formatDateTime } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Announcement as Announced, Edited, LocalTexts } from '#shared/contract/edited-content.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import styles from './content.module.css'
import { byField } from './field-errors.ts'
import { LanguageChoice, LanguageGaps } from './language-choice.tsx'
import { PutInForce } from './put-in-force.tsx'
import { announceChange, announcementsQueryOptions, editedKindKey } from './queries.ts'

const SECTION = 'announcement'

/** Says that readers do not see the latest version yet. */
export function WaitsNote() {
  const { t } = useLingui()
  return (
    <Notice tone="amber" title={t`This version is waiting to be announced`} className={styles.waits}>
      <Trans>
        Readers still see the previous version.{' '}
        <a href={`#${SECTION}`}>Announce the new version or put it into force</a>
      </Trans>
    </Notice>
  )
}

/** Says before a change of wording is saved that it cannot apply before the announced version. */
export function ComingNote({ on }: { on: string }) {
  const { t } = useLingui()
  const day = formatDate(on)
  return (
    <Notice title={t`An announced version applies from ${day}`} className={styles.waits}>
      <Trans>
        Until then, readers see the text in force, which can no longer be changed. Corrections of wording that
        you save here apply from that day, too.
      </Trans>
    </Notice>
  )
}

/**
 * Lets an administrator tell everyone of the latest version of the terms or the privacy policy, and lists of which versions
 * they were told. Editors may put a correction of wording into force.
 */
export function Announcement({ item }: { item: Edited }) {
  const { t } = useLingui()
  const viewer = useViewer()
  const role = useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null
  const mayAnnounce = hasRight(role, 'operation')
  const { data } = useQuery({ ...announcementsQueryOptions(viewer, item.id), enabled: mayAnnounce })
  if (mayAnnounce ? !data : !role || !item.waits) return null
  return (
    <section className={styles.history} aria-label={t`Announce the change`} id={SECTION}>
      <SectionHeading>{t`Announce the change`}</SectionHeading>
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.version} className={styles.version}>
              <AnnouncedNote announced={one} />
            </li>
          ))}
        </ul>
      )}
      {item.waits && (
        <div className={styles.written}>
          <Waiting item={item} mayAnnounce={mayAnnounce} />
        </div>
      )}
      {item.version === 1 && (
        <p>
          <Trans>The first version needs no announcement: people agree to it when they register.</Trans>
        </p>
      )}
    </section>
  )
}

function Waiting({ item, mayAnnounce }: { item: Edited; mayAnnounce: boolean }) {
  return (
    <>
      {mayAnnounce ? (
        <AnnouncementForm key={item.version} item={item} />
      ) : (
        <p>
          <Trans>If this version changes what people agreed to, ask an administrator to announce it.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <PutInForce item={item} />
      </div>
    </>
  )
}

function AnnouncedNote({ announced }: { announced: Announced }) {
  const { version, in_force_on, told, created_at, done_at } = announced
  const day = formatDate(in_force_on)
  return (
    <span>
      <Trans>
        Version {version}, in force from {day}
      </Trans>
      <span className={styles.soft}>
        {' '}
        {formatDateTime(created_at)} ·{' '}
        {done_at ? (
          <Plural value={told} one="# person notified" other="# people notified" />
        ) : (
          <Plural value={told} one="# person notified so far" other="# people notified so far" />
        )}
      </span>
    </span>
  )
}

type Values = { summaries: LocalTexts; in_force_on: string }
const EMPTY: Values = { summaries: {}, in_force_on: '' }

function AnnouncementForm({ item: { id, version } }: { item: Edited }) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [language, setLanguage] = useState<Language>(viewer.language)
  const [isAsking, setAsking] = useState(false)
  const [form, setForm, { clear }] = useDraft(`announcement:${id}:${version}`, EMPTY)
  const { send, reset, isPending, errors, failure } = useSend(
    () => announceChange(id, { ...form, version }, key),
    async () => {
      setAsking(false)
      await clear()
      showToast({ tone: 'done', text: t`The announcement is being sent` })
      return client.invalidateQueries({ queryKey: editedKindKey(viewer, 'pages') })
    },
  )
  const shown = byField(errors)
  const isRefused = Object.keys(shown).length > 0
  const written = LANGUAGES.filter((one) => form.summaries[one])
  const day = form.in_force_on && formatDate(form.in_force_on)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset()
    // The server refuses an incomplete form, field by field: nothing is left to be asked then.
    if (written.length > 0 && day) setAsking(true)
    else send(undefined)
  }
  return (
    <Form onSubmit={submit} validationErrors={shown} className={styles.form}>
      <NeedsServer />
      <p>
        <Trans>
          If this version changes what people agreed to, tell them before it applies. Everyone with an account
          gets a notification and an e-mail. Until that date, the page shows the previous version and links to
          this one.
        </Trans>
      </p>
      <LanguageChoice form={form} language={language} onChange={setLanguage} />
      <TextArea
        key={language}
        name="summaries"
        label={t`What changes, in a few sentences`}
        lang={language}
        maxLength={LIMITS.announcement}
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
        <Button type="submit">{t`Tell everyone`}</Button>
      </div>
      <QuestionDialog
        title={t`Tell everyone about version ${version}?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Tell everyone`}
        variant="primary"
        isOpen={isAsking && !isRefused}
        isPending={isPending}
        failure={failure}
        onCancel={() => setAsking(false)}
        onAct={() => send(undefined)}
      >
        <p>
          <Trans>Everyone with an account gets a notification and an e-mail. This cannot be undone.</Trans>
        </p>
        <p>
          <Trans>
            Version {version}, in force from {day}
          </Trans>
        </p>
        {written.map((one) => (
          <p key={one} lang={one}>
            {form.summaries[one]}
          </p>
        ))}
        <LanguageGaps form={form} />
      </QuestionDialog>
    </Form>
  )
}
