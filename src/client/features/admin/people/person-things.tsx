import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ACTION_WORDS } from '#client/domain/action-words.ts'
import { REASONS } from '#client/domain/report-reasons.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Person } from '#shared/contract/people.ts'
import { ShowAgainButton } from '../take-down/show-again-button.tsx'
import { TakeDownButton } from '../take-down/take-down-button.tsx'
import { showOffer } from '../take-down/take-down-call.ts'
import type { Held } from '../undo/use-held-decisions.ts'
import styles from './person-page.module.css'
import { fetchWholePerson, personQueryOptions } from './queries.ts'
import { TrustButton } from './trust-button.tsx'

/** A person's vacancies and offers, and the reports on them. */
export function PersonThings({ person, onHeld }: { person: Person; onHeld: (held: Held) => void }) {
  const { t } = useLingui()
  const { id, totals } = person
  return (
    <div className={styles.things}>
      <Things title={t`Decisions`} entries={useHistory(person)} rest={{ total: totals.history, id }} />
      <Things
        title={t`Reports about this person`}
        entries={useReports(person)}
        rest={{ total: totals.reports, id }}
      />
      <Things
        title={t`Vacancies`}
        entries={useVacancies(person, onHeld)}
        rest={{ total: totals.vacancies, id }}
      />
      <Things title={t`Imports`} entries={useImportSources(person)} />
      <Things title={t`Offers`} entries={useOffers(person, onHeld)} rest={{ total: totals.offers, id }} />
    </div>
  )
}

type Entry = {
  id: number
  title: ReactNode
  /** The language of the title, where it is known. */
  lang?: string
  state?: ReactNode
  at: string
  note?: ReactNode
  action?: ReactNode
}

/** `rest`: how many there are in all, and of whom. */
type ThingsProps = { title: string; entries: Entry[]; rest?: { total: number; id: number } }

function Things({ title, entries, rest }: ThingsProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <ul className={styles.list} aria-label={title}>
        {entries.map(({ id, title: name, lang, state, at, note, action }) => (
          <li key={id} className={styles.thing}>
            <span className={styles.thingTitle} lang={lang}>
              {name}
            </span>
            {state}
            <span className={styles.soft}>{formatDate(at)}</span>
            {action}
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
      {rest && rest.total > entries.length && <ShowAll shown={entries.length} title={title} {...rest} />}
    </section>
  )
}

function ShowAll({ shown, total, id, title }: { shown: number; total: number; id: number; title: string }) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const showing = useMutation({
    mutationFn: () => fetchWholePerson(id),
    onSuccess: (person) => client.setQueryData(personQueryOptions(viewer, id).queryKey, person),
    onError: (error) => showToast({ tone: 'error', text: failureText(error) }),
  })
  const [part, all] = [formatNumber(shown), formatNumber(total)]
  return (
    <p className={styles.rest}>
      {t`The newest ${part} of ${all}`}
      <Button
        size="small"
        variant="secondary"
        aria-label={t`Show all: ${title}`}
        isPending={showing.isPending}
        onPress={() => showing.mutate()}
      >
        {t`Show all`}
      </Button>
    </p>
  )
}

function useVacancies({ vacancies, blocked_at, language }: Person, onHeld: (held: Held) => void): Entry[] {
  const { t } = useLingui()
  const words = { pending: t`Waiting for moderation`, approved: t`Approved`, rejected: t`Rejected` }
  return vacancies.map(({ id, slug, title, language: lang, moderation_state, is_closed, created_at }) => ({
    id,
    lang,
    title:
      moderation_state === 'approved' && !blocked_at ? (
        <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug }}>
          {title}
        </Link>
      ) : (
        title
      ),
    state: <Chip>{is_closed ? t`Closed` : words[moderation_state]}</Chip>,
    at: created_at,
    action: moderation_state === 'approved' && !is_closed && (
      <TakeDownButton target={{ type: 'vacancies', id, title, language }} onDone={onHeld} />
    ),
  }))
}

function useImportSources({ id: userId, import_sources }: Person): Entry[] {
  const { t } = useLingui()
  return import_sources.map(({ id, name, url, trusted, approved, refused, created_at }) => ({
    id,
    title: name,
    state: trusted && <Chip tone="done">{t`Trusted`}</Chip>,
    at: created_at,
    note: [url, t`Approved: ${approved}, rejected or taken down: ${refused}`].filter(Boolean).join('\n'),
    action: <TrustButton userId={userId} source={{ id, name, trusted }} />,
  }))
}

function useOffers(
  { id: userId, offers, blocked_at, language }: Person,
  onHeld: (held: Held) => void,
): Entry[] {
  const { t } = useLingui()
  const refresh = useRefresh(userId)
  return offers.map(({ id, title, language: lang, is_taken_down, created_at }) => ({
    id,
    lang,
    title:
      is_taken_down || blocked_at ? (
        title
      ) : (
        <Link from="/$lang" to="/$lang/offer/item/$id" params={{ id: `${id}` }}>
          {title}
        </Link>
      ),
    state: is_taken_down && <Chip tone="error">{t`Taken down`}</Chip>,
    at: created_at,
    action: is_taken_down ? (
      <ShowAgainButton
        size="small"
        label={t`Show again`}
        title={t`Show “${title}” again?`}
        draft={`show-offer:${id}`}
        send={(reason) => showOffer(id, reason)}
        onShown={refresh}
      />
    ) : (
      <TakeDownButton target={{ type: 'offers', id, title, language }} onDone={onHeld} />
    ),
  }))
}

function useHistory({ history }: Person): Entry[] {
  const { t, i18n } = useLingui()
  const told = {
    mail: t`Sent by e-mail`,
    app: t`Shown in the app: no e-mail, as the address is not confirmed`,
    login: t`Shown at login: no e-mail, as the address is not confirmed`,
  }
  return history.map(({ id, action, reason, actor, delivery, created_at }) => {
    const words = ACTION_WORDS[action]
    const what = words ? i18n._(words) : action
    const note = [reason, delivery && told[delivery]].filter(Boolean).join('\n')
    return { id, title: `${what} · ${actor?.name ?? t`the server`}`, at: created_at, note }
  })
}

function useRefresh(id: number) {
  const viewer = useViewer()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: personQueryOptions(viewer, id).queryKey })
}

function useReports({ reports }: Person): Entry[] {
  const { t, i18n } = useLingui()
  const words = { open: t`Open`, upheld: t`Upheld`, dismissed: t`Dismissed` }
  return reports.map(({ id, title, reason, state, decision, created_at }) => ({
    id,
    title: `${title}: ${i18n._(REASONS[reason])}`,
    state: <Chip tone={state === 'upheld' ? 'error' : 'neutral'}>{words[state]}</Chip>,
    at: created_at,
    note: decision,
  }))
}
