import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { JobTitle } from '#client/domain/job-title.tsx'
import { CHOICE_WORDS } from '#client/domain/labels.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { JumpLink } from '#client/ui/jump-link.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Paragraphs } from '#client/ui/paragraphs.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TextList } from '#client/ui/text-list.tsx'
import { FRAUD_QUESTION } from '#shared/contract/content-kinds.ts'
import type { Job, JobCard } from '#shared/contract/jobs.ts'
import { CompanyFacts, CompanyJobs } from './company-facts.tsx'
import styles from './job-detail.module.css'
import { JobFacts } from './job-facts.tsx'

export type JobParts = {
  /** The amount, as on the card. */
  pay: ReactNode
  /** Facts derived from the pay: the other pay type, legal terms. */
  payFacts: ReactNode
  /** Actions on the job: favourite, share, print, report. */
  actions: ReactNode
  bidPanel: ReactNode
  /** Actions on the employer. */
  contact: ReactNode
  renderCard: (job: JobCard) => ReactNode
  /** Whether the job is not published yet, so that it has no dates. */
  isPreview?: true
}
type Props = {
  job: Job
  /** The age of stored data; null when they are current. */
  age: ReactNode
  parts: JobParts
}

/** A job in full. */
export function JobArticle({ job, age, parts }: Props) {
  const { t } = useLingui()
  const state = job.my_rate?.state
  useScrollToBid()
  // The bid is below the fold of a phone.
  const toBid =
    state === 'accepted'
      ? t`Your bid was accepted`
      : state === 'declined'
        ? t`Your bid was declined`
        : t`Go to your bid`
  return (
    <article id="job" className={styles.article}>
      <header className={styles.header}>
        <p className={styles.crumb}>
          <Link from="/$lang" to="/$lang/jobs" search={{ rubrics: job.rubric.id }}>
            {job.rubric.name}
          </Link>
        </p>
        <h1 lang={job.language} className={styles.title}>
          <JobTitle>{job.title}</JobTitle>
        </h1>
        <p className={styles.who}>
          <span translate="no">{job.company_name}</span> · {job.city.name}
        </p>
        <div className={styles.pay}>{parts.pay}</div>
        {parts.payFacts}
        <AgeNote>{age}</AgeNote>
        {!job.is_open && <Notice tone="amber" role="status" title={t`This vacancy is closed`} />}
        <div className={styles.actions} data-print="no">
          {job.is_open && parts.bidPanel && (
            <JumpLink to="bid" className={classNames(buttonClass('secondary', 'small'), styles.jump)}>
              {toBid}
            </JumpLink>
          )}
          {parts.actions}
        </div>
      </header>
      <div className={styles.text}>
        <JobFacts job={job} isPreview={parts.isPreview} />
        <Texts job={job} />
        {job.company?.description && <AboutCompany text={job.company.description} />}
      </div>
      <aside id="bid" className={styles.side} aria-label={t`Your bid`}>
        {parts.bidPanel && <div data-print="no">{parts.bidPanel}</div>}
        <Employer job={job} contact={parts.contact} />
      </aside>
      {job.similar.length > 0 && <Similar jobs={job.similar} renderCard={parts.renderCard} />}
    </article>
  )
}

/** Scrolls to the bid that the address names, as in notifications and mails. The router itself tries before the job is loaded. */
function useScrollToBid(): void {
  useEffect(() => {
    if (location.hash === '#bid') document.getElementById('bid')?.scrollIntoView()
  }, [])
}

function Texts({ job }: { job: Job }) {
  return (
    <>
      <div lang={job.language} className={styles.description}>
        <Paragraphs text={job.description} />
      </div>
      <TextList heading={<Trans>Responsibilities</Trans>} items={job.responsibilities} lang={job.language} />
      <TextList heading={<Trans>Requirements</Trans>} items={job.requirements} lang={job.language} />
    </>
  )
}

/** In the company's own words. Their language is unknown, as is that of a profile. */
function AboutCompany({ text }: { text: string }) {
  return (
    <section>
      <SectionHeading>
        <Trans>About the company</Trans>
      </SectionHeading>
      <div className={styles.description}>
        <Paragraphs text={text} />
      </div>
    </section>
  )
}

function Employer({ job, contact }: { job: Job; contact: ReactNode }) {
  const { t, i18n } = useLingui()
  const since = formatDate(job.employer.member_since)
  const rate = job.employer.answer_rate
  const percent = rate === null ? null : Math.round(rate * 100)
  return (
    <Card as="section" aria-label={t`Employer`}>
      {job.company_logo && <Logo src={job.company_logo} name={job.company_name} />}
      <p className={styles.employer}>
        <Link from="/$lang" to="/$lang/user/profile/$id" params={{ id: `${job.employer.id}` }} translate="no">
          {job.company_name}
        </Link>
      </p>
      {job.company && <CompanyFacts company={job.company} shownName={job.company_name} />}
      <p className={styles.soft}>{i18n._(CHOICE_WORDS.employer_kind.values[job.employer_kind])}</p>
      <p className={styles.soft}>
        <Trans>Contact: {job.contact_name}</Trans>
      </p>
      <p className={styles.soft}>
        <Trans>On Jobmost since {since}</Trans>
      </p>
      {percent !== null && (
        <p className={styles.soft}>
          <Trans>Answers {percent}% of bids</Trans>
        </p>
      )}
      <p className={styles.soft}>
        <Plural value={job.rates_count} _0="No bids yet" one="# bid so far" other="# bids so far" />
      </p>
      <p className={styles.soft}>
        <Link from="/$lang" to="/$lang/faq" hash={FRAUD_QUESTION}>
          <Trans>How to recognise fraud</Trans>
        </Link>
      </p>
      <div className={styles.contact}>{contact}</div>
      {job.company_jobs.length > 0 && <CompanyJobs jobs={job.company_jobs} />}
    </Card>
  )
}

function Similar({ jobs, renderCard }: { jobs: Job['similar']; renderCard: JobParts['renderCard'] }) {
  return (
    <section className={styles.similar} data-print="no">
      <SectionHeading>
        <Trans>Similar jobs</Trans>
      </SectionHeading>
      <ul className={styles.cards}>
        {jobs.map((job) => (
          <li key={job.id}>{renderCard(job)}</li>
        ))}
      </ul>
    </section>
  )
}
