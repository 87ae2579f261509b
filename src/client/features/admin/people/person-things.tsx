import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ACTION_WORDS } from '#client/domain/action-words.ts'
import { ListPages } from '#client/domain/list-pages.tsx'
import { REASONS } from '#client/domain/report-reasons.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Chip } from '#client/ui/chip.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { Person } from '#shared/contract/people.ts'
import { PERSON_PER_PAGE, type PersonList, type PersonPages } from '#shared/contract/person-lists.ts'
import { waitingTakeDown } from '../measures/waiting-measures.ts'
import { Risks } from '../risks.tsx'
import { findLink } from '../search/find-link.ts'
import { ReversalButton } from '../take-down/reversal-button.tsx'
import { TakeDownButton } from '../take-down/take-down-button.tsx'
import { TakenDownChips, WaitsChip } from '../take-down/taken-down-chips.tsx'
import type { useHeldDecisions } from '../undo/use-held-decisions.ts'
import { useSettledOutbox } from '../use-waiting-decisions.ts'
import styles from './person-page.module.css'
import { parsePersonSearch } from './search.ts'
import { TrustButton } from './trust-button.tsx'

type TakingDown = Pick<ReturnType<typeof useHeldDecisions>, 'hold' | 'isHeld'>

type Props = { person: Person; pages: PersonPages; held: TakingDown }

/** A person's vacancies and offers, and the reports on them: a page of each. */
export function PersonThings({ person, pages, held }: Props) {
  const { t } = useLingui()
  const shared = { person, pages }
  return (
    <div className={styles.things}>
      <Things title={t`Decisions`} entries={useHistory(person)} {...shared} list="history" />
      <Things title={t`Reports about this person`} entries={useReports(person)} {...shared} list="reports" />
      <Things title={t`Vacancies`} entries={useVacancies(person, held)} {...shared} list="vacancies" />
      <Things title={t`Imports`} entries={useImportSources(person)} />
      <Things title={t`Offers`} entries={useOffers(person, held)} {...shared} list="offers" />
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
  /** Below the entry, over its whole width. */
  aside?: ReactNode
  action?: ReactNode
}

/** `list`: the name of the list, if it has pages. */
type ThingsProps = { title: string; entries: Entry[] } & Partial<PagesProps>
type PagesProps = Pick<Props, 'person' | 'pages'> & { list: PersonList }

function Things({ title, entries, person, pages, list }: ThingsProps) {
  const isPaged = person && pages && list
  if (entries.length === 0 && !(isPaged && person.totals[list] > 0)) return null
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <ul className={styles.list} aria-label={title}>
        {entries.map(({ id, title: name, lang, state, at, note, aside, action }) => (
          <li key={id} className={styles.thing} tabIndex={-1} data-shortcut="entry">
            <span className={styles.thingTitle} lang={lang}>
              {name}
            </span>
            {state}
            <span className={styles.soft}>{formatDate(at)}</span>
            {action}
            {note && <p className={styles.note}>{note}</p>}
            {aside && <div className={styles.aside}>{aside}</div>}
          </li>
        ))}
      </ul>
      {isPaged && <ThingsPages title={title} person={person} pages={pages} list={list} />}
    </section>
  )
}

function ThingsPages({ title, person: { id, totals }, pages, list }: PagesProps & { title: string }) {
  return (
    <ListPages
      list={title}
      meta={{ current_page: pages[list] ?? 1, last_page: Math.ceil(totals[list] / PERSON_PER_PAGE) }}
      renderLink={(page, children, isCurrent) => (
        <Link
          from="/$lang"
          to="/$lang/admin/users/$id"
          params={{ id: `${id}` }}
          search={parsePersonSearch({ ...pages, [list]: page })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {children}
        </Link>
      )}
    />
  )
}

function useVacancies(
  { id: userId, vacancies, blocked_at, language }: Person,
  { hold, isHeld }: TakingDown,
): Entry[] {
  const { t } = useLingui()
  const outbox = useSettledOutbox()
  const waits = (id: number) => waitingTakeDown(outbox, 'vacancies', id) !== null
  const words = { pending: t`Waiting for moderation`, approved: t`Approved`, rejected: t`Rejected` }
  return vacancies.map(
    ({
      id,
      slug,
      title,
      language: lang,
      moderation_state,
      is_closed,
      public_version,
      remarks,
      created_at,
    }) => ({
      id,
      lang,
      title:
        moderation_state === 'approved' && !blocked_at ? (
          <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug }}>
            {title}
          </Link>
        ) : (
          <Link {...findLink({ type: 'vacancy', id, state: moderation_state, owner_id: userId })}>
            {title}
          </Link>
        ),
      state: waits(id) ? (
        <TakenDownChips state="waiting" />
      ) : isHeld('vacancies', id) ? (
        <TakenDownChips state="held" />
      ) : (
        <Chip>{is_closed ? t`Closed` : words[moderation_state]}</Chip>
      ),
      at: created_at,
      action: moderation_state === 'approved' && !is_closed && !waits(id) && !isHeld('vacancies', id) && (
        <TakeDownButton
          target={{ type: 'vacancies', id, title, version: public_version ?? undefined, language, remarks }}
          onDone={hold}
        />
      ),
    }),
  )
}

function useImportSources({ id: userId, import_sources }: Person): Entry[] {
  const { t } = useLingui()
  return import_sources.map(({ id, name, url, trusted, approved, refused, created_at }) => ({
    id,
    title: name,
    state: trusted && <Chip tone="done">{t`Trusted`}</Chip>,
    at: created_at,
    note: (
      <>
        <Link
          from="/$lang"
          to="/$lang/admin/vacancies"
          search={{ source: id, ...(approved > 0 && { state: 'approved' }) }}
        >
          {t`Vacancies from this source`}
        </Link>
        {'\n'}
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        )}
        {url && '\n'}
        {t`Approved: ${approved}, rejected or taken down: ${refused}`}
      </>
    ),
    action: <TrustButton userId={userId} source={{ id, name, url, trusted }} />,
  }))
}

function useOffers({ offers, blocked_at, language }: Person, { hold, isHeld }: TakingDown): Entry[] {
  const { t } = useLingui()
  const outbox = useSettledOutbox()
  return offers.map((offer) => {
    const { id, title, language: lang, is_taken_down, taken_down_at, version, signals = [] } = offer
    const waiting = waitingTakeDown(outbox, 'offers', id)
    return {
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
      state:
        waiting === 'reversal' ? (
          <>
            <Chip>{t`Shown again`}</Chip>
            <WaitsChip />
          </>
        ) : waiting ? (
          <TakenDownChips state="waiting" />
        ) : (
          (is_taken_down || isHeld('offers', id)) && <TakenDownChips state="held" />
        ),
      at: offer.created_at,
      aside: <Risks signals={is_taken_down ? [] : signals} language={lang} />,
      action: waiting ? null : is_taken_down ? (
        <ReversalButton
          size="small"
          label={t`Show again`}
          title={t`Show “${title}” again?`}
          draft={`show-offer:${id}`}
          subject={title}
          reversal={{ type: 'offer', id, ...(taken_down_at && { decided_at: taken_down_at }) }}
        />
      ) : (
        !isHeld('offers', id) && (
          <TakeDownButton target={{ type: 'offers', id, title, version, language }} onDone={hold} />
        )
      ),
    }
  })
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

function useReports({ reports }: Person): Entry[] {
  const { t, i18n } = useLingui()
  const words = { open: t`Open`, upheld: t`Upheld`, dismissed: t`Dismissed` }
  return reports.map(({ id, title, reason, state, decision, created_at }) => ({
    id,
    title: (
      <Link {...findLink({ type: 'report', id, state, owner_id: null })}>
        {title}: {i18n._(REASONS[reason])}
      </Link>
    ),
    state: <Chip tone={state === 'upheld' ? 'error' : 'neutral'}>{words[state]}</Chip>,
    at: created_at,
    note: decision,
  }))
}
