import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CLOSE_WORDS } from '#client/domain/close-reasons.ts'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { MODERATION_STATES } from '#client/domain/labels.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoneyRange } from '#client/platform/words/format.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Chip, type ChipTone } from '#client/ui/chip.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { Objection, OpenObjection } from '../objection.tsx'
import styles from '../posting-card.module.css'
import { PostingCard } from '../posting-card.tsx'
import { useWaitingSteps } from '../use-waiting-postings.ts'
import { WaitingSteps } from '../waiting-steps.tsx'
import { BidsLink } from './bids-link.tsx'
import { DropChange } from './drop-change.tsx'
import { FilledPositions, filledOf } from './filled-positions.tsx'
import { Remarks } from './remarks.tsx'
import { hasUnanswered, statesOfOwn } from './states.ts'
import { StillOpen } from './still-open.tsx'
import { VacancyActions } from './vacancy-actions.tsx'

/** One of the employer's own vacancies: its state, bids and actions. */
export function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const isMine = !vacancy.is_read_only
  return (
    <PostingCard
      title={
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/user/vacancy/$id"
          params={{ id: `${vacancy.id}` }}
          className={styles.link}
        >
          {vacancy.title}
        </Link>
      }
      language={vacancy.language}
      pay={formatMoneyRange(vacancy.pay_amount, vacancy.pay_max)}
      payType={vacancy.pay_type}
      chips={<States vacancy={vacancy} />}
      facts={<Facts vacancy={vacancy} />}
      isNew={isMine && (hasUnanswered(vacancy) || Boolean(vacancy.asked_at))}
    >
      <WaitingSteps type="vacancy" id={vacancy.id} />
      {isMine && <StillOpen vacancy={vacancy} />}
      <ModerationNotice vacancy={vacancy} />
      {isMine && !vacancy.closed_at && <Remarks vacancy={vacancy} />}
      <VacancyActions vacancy={vacancy} />
    </PostingCard>
  )
}

const TONES: Record<Vacancy['moderation_state'], ChipTone> = {
  pending: 'amber',
  approved: 'done',
  rejected: 'error',
}

function States({ vacancy }: { vacancy: Vacancy }) {
  const { t, i18n } = useLingui()
  const states = statesOfOwn(vacancy, useNow())
  const isOldTextPublic = vacancy.is_public && vacancy.moderation_state === 'rejected'
  return (
    <>
      {!states.includes('closed') && (
        <Chip tone={TONES[vacancy.moderation_state]}>
          {isOldTextPublic
            ? t`Changes rejected`
            : vacancy.is_taken_down
              ? t`Taken down`
              : i18n._(MODERATION_STATES[vacancy.moderation_state])}
        </Chip>
      )}
      {states.includes('expired') && (
        <Chip tone="amber">
          <Trans>Expired</Trans>
        </Chip>
      )}
      {states.includes('closed') && (
        // An answer stored before reasons were sent has none.
        <Chip>{i18n._(CLOSE_WORDS[vacancy.close_reason ?? 'filled'])}</Chip>
      )}
      {filledOf(vacancy) !== null && (
        <Chip tone="done">
          <FilledPositions vacancy={vacancy} />
        </Chip>
      )}
      {!vacancy.published && !states.includes('closed') && (
        <Chip>
          <Trans>Not published</Trans>
        </Chip>
      )}
    </>
  )
}

function Facts({ vacancy }: { vacancy: Vacancy }) {
  return (
    <>
      <BidsLink vacancy={vacancy} />
      {vacancy.published_at && <VisitsLink vacancy={vacancy} />}
      <p>
        {[vacancy.rubric.name, vacancy.city.name].filter(Boolean).map((name) => `${name} · `)}
        <PublicationDates vacancy={vacancy} />
      </p>
    </>
  )
}

/** To the views and favourites per day, on the page of the bids. */
function VisitsLink({ vacancy }: { vacancy: Vacancy }) {
  return (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/user/vacancy/$id/bids"
      params={{ id: `${vacancy.id}` }}
      hash="visits"
      className={styles.bids}
    >
      <Icon name="eye" size={20} />
      <span className={styles.count}>
        <Trans>Views and favourites</Trans>
      </span>
    </Link>
  )
}

function PublicationDates({ vacancy }: { vacancy: Vacancy }) {
  const now = useNow()
  const { expires_at, closed_at } = vacancy
  const date = formatDate(closed_at ?? expires_at ?? vacancy.created_at)
  if (closed_at) return <Trans>Closed on {date}</Trans>
  if (!expires_at) return <Trans>Written on {date}</Trans>
  return Date.parse(expires_at) > now ? <Trans>Runs until {date}</Trans> : <Trans>Expired on {date}</Trans>
}

/** To the form: a saved change is read by a moderator again. A change that already waits has its own button. */
function EditAgain({ vacancy: { id } }: { vacancy: Vacancy }) {
  const isWaiting = useWaitingSteps('vacancy', id).some(({ kind }) => kind === 'vacancy-change')
  if (isWaiting) return null
  return (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/user/vacancy/$id"
      params={{ id: `${id}` }}
      className={classNames(buttonClass('secondary', 'small'), styles.again)}
    >
      <Icon name="edit" size={18} />
      <Trans>Edit and submit again</Trans>
    </Link>
  )
}

function ModerationNotice({ vacancy }: { vacancy: Vacancy }) {
  const { moderation_state: state, is_public } = vacancy
  if (vacancy.closed_at) return null
  if (state === 'rejected') {
    return (
      <Notice
        tone="error"
        title={
          is_public ? (
            <Trans>The changed text was rejected</Trans>
          ) : vacancy.is_taken_down ? (
            <Trans>Taken down by the moderator</Trans>
          ) : (
            <Trans>Rejected by the moderator</Trans>
          )
        }
      >
        <p className={styles.reason}>{vacancy.moderation_reason}</p>
        <GroundNote ground={vacancy.moderation_ground} />
        {is_public && (
          <p>
            <Trans>The previously approved text stays public.</Trans>
          </p>
        )}
        {!vacancy.is_read_only && <EditAgain vacancy={vacancy} />}
        {is_public && !vacancy.is_read_only && <DropChange vacancy={vacancy} />}
        {vacancy.is_objectionable && !vacancy.is_read_only && (
          <Objection type="vacancy" id={vacancy.id} title={vacancy.title} />
        )}
      </Notice>
    )
  }
  if (vacancy.objection) return <OpenObjection objection={vacancy.objection} />
  if (state === 'pending' && is_public) {
    return (
      <Notice tone="amber">
        <Trans>
          Your changed text is waiting for a moderator. Until then the approved text stays public.
        </Trans>
      </Notice>
    )
  }
  if (state === 'pending' && vacancy.published) {
    return (
      <Notice>
        <Trans>
          Your vacancy is waiting for a moderator. We will notify you when it is public. From then on, bids
          appear here.
        </Trans>
      </Notice>
    )
  }
  return null
}
