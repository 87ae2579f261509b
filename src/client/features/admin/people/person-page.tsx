import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { WaitingCards } from '#client/domain/outbox/waiting-cards.tsx'
import { personKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { dateTimeInText } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Chip } from '#client/ui/chip.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Person } from '#shared/contract/people.ts'
import type { PersonPages } from '#shared/contract/person-lists.ts'
import { BackLink } from '../back-link.tsx'
import { INSERT_TEXT, LEAVE_FIELD, OPEN_ENTRY, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import { WithShortcuts } from '../keyboard/with-shortcuts.tsx'
import { useWaitingTitle } from '../measures/measure-title.ts'
import { changeOfWaiting, measuresOf } from '../measures/waiting-measures.ts'
import { StaffFailure } from '../staff-failure.tsx'
import { UndoBar } from '../undo/undo-bar.tsx'
import { useHeldDecisions } from '../undo/use-held-decisions.ts'
import { useSettledOutbox } from '../use-waiting-decisions.ts'
import type { RenderPersonForm } from './owner-form.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonFacts } from './person-facts.tsx'
import styles from './person-page.module.css'
import { PersonThings } from './person-things.tsx'
import { personQueryOptions } from './queries.ts'
import { roleWordOf } from './role-words.ts'

type Props = {
  id: number
  /** The page of each list. */
  pages: PersonPages
  renderOwnerForm: RenderPersonForm
}

/** A person with what staff may see of them, and what can be done about the account. */
export function PersonPage({ id, pages, renderOwnerForm }: Props) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(personQueryOptions(useViewer(), id, pages))
  const person = data?.data
  useTitle(person ? `${person.name} ${person.surname}` : t`People`)
  if (person) return <Loaded person={person} pages={pages} renderOwnerForm={renderOwnerForm} />
  return (
    <>
      <PageHeader title={t`People`} />
      {error ? (
        <StaffFailure title={t`The person could not be loaded`} error={error} onRetry={refetch} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </>
  )
}

function Loaded({ person: read, pages, renderOwnerForm }: Omit<Props, 'id'> & { person: Person }) {
  const { t, i18n } = useLingui()
  const viewer = useViewer()
  const held = useHeldDecisions({
    queryKey: personKeys.one(viewer, read.id),
    isShownHere: ({ what, id }) =>
      what === 'measure'
        ? id === read.id
        : (what === 'vacancies' || what === 'offers') && read[what].some((one) => one.id === id),
  })
  const waiting = measuresOf(useSettledOutbox(), read.id)
  const waitingChange = changeOfWaiting(waiting)
  const titleOf = useWaitingTitle()
  // What waits in the outbox is not shown as done, but decides what can be done after it.
  const person = { ...read, ...held.change }
  const { id, name, surname, blocked_at, blocked_reason, blocked_ground, blocked_until, role } = person
  return (
    <>
      <PageHeader
        before={
          <BackLink to="/$lang/admin/users">
            <Trans>All people</Trans>
          </BackLink>
        }
        title={`${name} ${surname}`}
        subtitle={person.company_name}
        actions={
          role !== 'admin' &&
          !blocked_at &&
          !person.profile_hidden_at && (
            <Link from="/$lang" to="/$lang/user/profile/$id" params={{ id: `${id}` }}>
              <Trans>Public profile</Trans>
            </Link>
          )
        }
      />
      <UndoBar held={held} />
      <WaitingCards entries={waiting} titleOf={titleOf} />
      <WithShortcuts shortcuts={id === viewer.userId ? [OPEN_ENTRY] : SHORTCUTS} held={held}>
        <p className={styles.chips}>
          <Chip>{i18n._(roleWordOf(person))}</Chip>
          {!person.email_confirmed && <Chip tone="amber">{t`E-mail not confirmed`}</Chip>}
        </p>
        {blocked_at && (
          <Notice tone="error" title={t`Blocked on ${dateTimeInText(blocked_at)}`} className={styles.notice}>
            {blocked_until && <p>{t`Until ${dateTimeInText(blocked_until)}`}</p>}
            <p>{blocked_reason}</p>
            <GroundNote ground={blocked_ground} />
          </Notice>
        )}
        {person.profile_hidden_at && (
          <Notice
            tone="error"
            title={t`Profile hidden on ${dateTimeInText(person.profile_hidden_at)}`}
            className={styles.notice}
          >
            <p>{person.profile_hidden_reason}</p>
            <GroundNote ground={person.profile_hidden_ground} />
          </Notice>
        )}
        <div className={styles.columns}>
          <PersonFacts person={person} />
          <PersonActions
            key={id}
            person={{ ...person, ...waitingChange }}
            renderOwnerForm={renderOwnerForm}
            held={held}
            isWaiting={Object.keys(waitingChange).length > 0}
          />
        </div>
        <PersonThings person={person} pages={pages} held={held} />
      </WithShortcuts>
    </>
  )
}

const SHORTCUTS: ShortcutWords = [
  OPEN_ENTRY,
  ['R', <Trans key="reason">write the reason</Trans>],
  INSERT_TEXT,
  ['Ctrl+Enter', <Trans key="send">save the note or apply the measure</Trans>],
  LEAVE_FIELD,
]
