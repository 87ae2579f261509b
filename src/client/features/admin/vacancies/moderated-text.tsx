import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CARE_QUALIFICATIONS } from '#client/domain/care-qualifications.ts'
import { GroundNote } from '#client/domain/ground-note.tsx'
import {
  CHOICE_WORDS,
  choicesInWords,
  FACT_CHOICES,
  MODERATION_STATES,
  PAY_UNITS,
  TEXT_LANGUAGES,
} from '#client/domain/labels.ts'
import { MinimumToCome } from '#client/domain/minimum-to-come.tsx'
import { ObjectionNote } from '#client/domain/objection-note.tsx'
import { WAGE_SCOPES } from '#client/domain/wage-scopes.ts'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyRange,
  formatNumber,
} from '#client/platform/words/format.ts'
import { Chip } from '#client/ui/chip.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextList } from '#client/ui/text-list.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { Risks } from '../risks.tsx'
import { vatIdInWords } from '../vat-id-words.ts'
import { ChangedText } from './changed-text.tsx'
import { CompanyFacts } from './company-facts.tsx'
import styles from './moderation.module.css'
import { Similar } from './similar.tsx'

/** What the moderator decides on: the newest text in full, its author and the server's warnings. */
export function ModeratedText({ vacancy }: { vacancy: ModeratedVacancy }) {
  const { i18n } = useLingui()
  const { moderation_state: state } = vacancy
  return (
    <article className={styles.text}>
      <header className={styles.head}>
        <Chip tone={state === 'pending' ? 'amber' : state === 'approved' ? 'done' : 'error'}>
          {i18n._(MODERATION_STATES[state])}
        </Chip>
        <h2 lang={vacancy.language} className={styles.title}>
          {vacancy.title}
        </h2>
        <p className={styles.pay}>
          <strong>{formatMoneyRange(vacancy.pay_amount, vacancy.pay_max)}</strong>{' '}
          {i18n._(PAY_UNITS[vacancy.pay_type])}
        </p>
      </header>
      <Remarks vacancy={vacancy} />
      <Risks signals={vacancy.signals} language={vacancy.language} />
      <Similar vacancy={vacancy} />
      <Refusal vacancy={vacancy} />
      <ChangedText vacancy={vacancy} />
      <div lang={vacancy.language} className={styles.description}>
        {vacancy.description}
      </div>
      <TextList
        level={3}
        heading={<Trans>Responsibilities</Trans>}
        items={vacancy.responsibilities}
        lang={vacancy.language}
      />
      <TextList
        level={3}
        heading={<Trans>Requirements</Trans>}
        items={vacancy.requirements}
        lang={vacancy.language}
      />
      <Facts vacancy={vacancy} />
      {vacancy.company && <CompanyFacts company={vacancy.company} />}
    </article>
  )
}

/** Why the vacancy was refused, and the objection to that. A reason that the objection quotes is not shown twice. */
function Refusal({ vacancy }: { vacancy: ModeratedVacancy }) {
  const { objection, moderation_reason: reason, moderation_ground: ground } = vacancy
  const isQuoted = reason !== null && reason === objection?.reason
  return (
    <>
      {objection && (
        <ObjectionNote title={<Trans>The employer objects to the decision</Trans>} {...objection}>
          {isQuoted && <GroundNote ground={ground} />}
        </ObjectionNote>
      )}
      {reason && !isQuoted && (
        <Notice tone="error" title={<Trans>Reason given</Trans>}>
          <p>{reason}</p>
          <GroundNote ground={ground} />
        </Notice>
      )}
      {!reason && vacancy.moderation_state === 'pending' && <EarlierRefusal vacancy={vacancy} />}
    </>
  )
}

/** Why an earlier text of the vacancy was rejected or taken down: has the new one mended that? */
function EarlierRefusal({ vacancy: { earlier_refusal: refusal, objection } }: { vacancy: ModeratedVacancy }) {
  if (!refusal || refusal.reason === objection?.reason) return null
  const date = formatDate(refusal.decided_at)
  return (
    <Notice
      tone="amber"
      icon="warning"
      title={<Trans>Rejected or taken down on {date}. The reason was:</Trans>}
    >
      <p>{refusal.reason}</p>
    </Notice>
  )
}

function Remarks({ vacancy }: { vacancy: ModeratedVacancy }) {
  return (
    <>
      <UnusualPay vacancy={vacancy} />
      {vacancy.remarks.includes('below_minimum_wage') && (
        <Notice tone="amber" icon="euro">
          <Trans>The pay is below the statutory minimum wage</Trans>
        </Notice>
      )}
      <MinimumToCome job={vacancy} />
      {vacancy.remarks.includes('below_sector_minimum') && (
        <Notice icon="euro">
          <Trans>A higher minimum wage may apply in this sector</Trans>
        </Notice>
      )}
      {vacancy.is_public && vacancy.moderation_state === 'pending' && (
        <Notice>
          <Trans>
            This text has been changed. The previously approved version stays public until you decide.
          </Trans>
        </Notice>
      )}
      {!vacancy.employer.email_confirmed && (
        <Notice tone="amber" icon="mail">
          <Trans>The employer’s e-mail address is not confirmed, so the decision will not be e-mailed.</Trans>
        </Notice>
      )}
    </>
  )
}

function UnusualPay({ vacancy: { hourly_pay, usual_pay } }: { vacancy: ModeratedVacancy }) {
  if (hourly_pay === null || usual_pay === null) return null
  if (hourly_pay >= usual_pay.from && hourly_pay <= usual_pay.to) return null
  return (
    <Notice icon="euro">
      {hourly_pay > usual_pay.to ? (
        <Trans>The pay is higher than that of nine in ten vacancies in this rubric</Trans>
      ) : (
        <Trans>The pay is lower than that of nine in ten vacancies in this rubric</Trans>
      )}
    </Notice>
  )
}

function Facts({ vacancy }: { vacancy: ModeratedVacancy }) {
  const { t, i18n } = useLingui()
  const { employer } = vacancy
  return (
    <DefinitionList
      items={[
        {
          term: t`Employer`,
          details: (
            <>
              <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${employer.id}` }}>
                {employer.name}
              </Link>{' '}
              ({i18n._(CHOICE_WORDS.employer_kind.values[vacancy.employer_kind])})
            </>
          ),
        },
        { term: t`VAT number`, details: vatIdInWords(employer, t) ?? t`Not given` },
        { term: t`Registered on`, details: formatDate(employer.member_since) },
        { term: t`Previously rejected`, details: formatNumber(employer.rejections_count) },
        { term: t`Upheld reports`, details: formatNumber(employer.reports_upheld) },
        {
          term: t`Pay per hour`,
          details: vacancy.hourly_pay === null ? t`Unknown: no hours given` : formatMoney(vacancy.hourly_pay),
        },
        {
          term: t`Usual pay per hour in this rubric`,
          details: vacancy.usual_pay
            ? formatMoneyRange(vacancy.usual_pay.from, vacancy.usual_pay.to)
            : t`Too few vacancies to compare`,
        },
        {
          term: t`Statutory minimum wage`,
          details: vacancy.minimum_wage && formatMoney(vacancy.minimum_wage),
        },
        {
          term: t`Minimum wages for firms in this sector`,
          details: vacancy.sector_minima
            ?.map(({ scope, hourly }) => `${i18n._(WAGE_SCOPES[scope])} ${formatMoney(hourly)}`)
            .join('; '),
        },
        {
          term: t`Qualification`,
          details: vacancy.care_qualification
            ? i18n._(CARE_QUALIFICATIONS[vacancy.care_qualification])
            : vacancy.sector_minima?.some(({ scope }) => scope in CARE_QUALIFICATIONS) &&
              t`Not specified: the notes go by the title`,
        },
        {
          term: t`Vacancies so far`,
          details: <Plural value={employer.vacancies_count} one="#" other="#" />,
        },
        { term: t`Company name`, details: vacancy.company_name },
        { term: t`Contact name`, details: vacancy.contact_name },
        { term: t`Rubric`, details: vacancy.rubric.name },
        { term: t`City`, details: vacancy.city.name },
        ...choicesInWords(vacancy, FACT_CHOICES).map(({ label, word }) => ({
          term: i18n._(label),
          details: i18n._(word),
        })),
        { term: t`Hours a week`, details: vacancy.hours_per_week && formatNumber(vacancy.hours_per_week) },
        { term: t`People wanted`, details: vacancy.positions > 1 && formatNumber(vacancy.positions) },
        { term: t`Address`, details: [vacancy.street, vacancy.postal_code].filter(Boolean).join(', ') },
        { term: t`Start date`, details: vacancy.start_date && formatDate(vacancy.start_date) },
        { term: t`Written`, details: i18n._(TEXT_LANGUAGES[vacancy.language]) },
        { term: t`Changed`, details: formatDateTime(vacancy.updated_at) },
        { term: t`To be published`, details: vacancy.published ? t`Yes` : t`No, not yet` },
      ]}
    />
  )
}
