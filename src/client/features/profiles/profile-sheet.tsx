import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  countryName,
  FAMILY_STATUSES,
  languageName,
  levelAfterColon,
  SMOKING,
} from '#client/domain/profile-labels.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate, formatPercent } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TextList } from '#client/ui/text-list.tsx'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import { Period } from './period.tsx'
import styles from './profile.module.css'
import { Recognition } from './recognition.tsx'

type Props = {
  profile: PublicProfile
  query: UseQueryResult<PublicProfile>
  actions: ReactNode
  listed: ReactNode
}

/** The public profile of a person. */
export function ProfileSheet({ profile, query, actions, listed }: Props) {
  const { t } = useLingui()
  const age = useFreshness(query)
  const since = formatDate(profile.member_since)
  return (
    <article id="profile" className={styles.article}>
      <header className={styles.header}>
        {profile.company_logo ? (
          <Logo src={profile.company_logo} name={profile.name} />
        ) : (
          <Avatar name={profile.name} src={profile.url_img} size="large" />
        )}
        <div className={styles.names}>
          <h1 className={styles.name}>{profile.name}</h1>
          <p className={styles.soft}>
            {profile.role === 'worker' ? t`Job seeker` : t`Employer`} ·{' '}
            <Trans>On Jobmost since {since}</Trans>
          </p>
          <AgeNote>{age}</AgeNote>
        </div>
      </header>
      <Card
        as="aside"
        aria-label={profile.role === 'worker' ? t`About the person` : t`About the employer`}
        className={styles.side}
      >
        <Facts profile={profile} />
        {actions}
      </Card>
      <div className={styles.main}>
        <Story profile={profile} />
        {listed}
      </div>
    </article>
  )
}

function Facts({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui()
  const { age, citizenship, country, city, family_status, smoking, answer_rate } = profile
  return (
    <DefinitionList
      items={[
        { term: t`Address`, details: profile.company_address },
        { term: t`City`, details: city?.name },
        { term: t`Country of residence`, details: country && countryName(country) },
        { term: t`Citizenship`, details: citizenship && countryName(citizenship) },
        { term: t`Age`, details: age },
        { term: t`Marital status`, details: family_status && i18n._(FAMILY_STATUSES[family_status]) },
        { term: t`Smoking`, details: smoking && i18n._(SMOKING[smoking]) },
        { term: t`Answers to bids`, details: answer_rate === null ? null : formatPercent(answer_rate) },
      ]}
    />
  )
}

function Story({ profile }: { profile: PublicProfile }) {
  const { i18n } = useLingui()
  const { userId } = useViewer()
  const {
    about,
    about_company: aboutCompany,
    rubrics,
    preferences,
    languages,
    experience,
    education,
  } = profile
  const isEmpty =
    !about &&
    !aboutCompany &&
    [rubrics, preferences, languages, experience, education].every((list) => list.length === 0)
  if (isEmpty) {
    return (
      <p className={styles.soft}>
        {profile.role === 'worker' ? (
          <Trans>This person has not shared anything else yet.</Trans>
        ) : (
          <Trans>This employer has not added anything else yet.</Trans>
        )}{' '}
        {userId === profile.id && (
          <Link from="/$lang" to="/$lang/cabinet/worker/$section" params={{ section: 'about' }}>
            <Trans>This is your profile. Write something about yourself.</Trans>
          </Link>
        )}
      </p>
    )
  }
  return (
    <>
      {about && (
        <Part heading={profile.role === 'boss' ? <Trans>About us</Trans> : <Trans>About me</Trans>}>
          <p className={styles.text}>{about}</p>
        </Part>
      )}
      {aboutCompany && (
        <Part heading={<Trans>About the company</Trans>}>
          <p className={styles.text}>{aboutCompany}</p>
        </Part>
      )}
      {rubrics.length > 0 && (
        <Part heading={<Trans>Looking for work in</Trans>}>
          <ul className={styles.chips}>
            {rubrics.map(({ id, name }) => (
              <li key={id}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {experience.length > 0 && (
        <Part heading={<Trans>Work experience</Trans>}>
          {experience.map((job, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the order of a rendered profile never changes
            <div key={index} className={styles.entry}>
              <h3 className={styles.position}>{job.position}</h3>
              <p className={styles.soft}>
                {job.employer && `${job.employer} · `}
                <Period from={job.period_from} to={job.period_to} />
              </p>
              {job.responsibilities && <p className={styles.text}>{job.responsibilities}</p>}
            </div>
          ))}
        </Part>
      )}
      {education.length > 0 && (
        <Part heading={<Trans>Education</Trans>}>
          {education.map((school, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the order of a rendered profile never changes
            <div key={index} className={styles.entry}>
              <h3 className={styles.position}>{school.specialty}</h3>
              <p className={styles.soft}>
                {school.institution} · <Period from={school.period_from} to={school.period_to} />
              </p>
              <Recognition of={school} className={styles.soft} />
            </div>
          ))}
        </Part>
      )}
      {languages.length > 0 && (
        <Part heading={<Trans>Language skills</Trans>}>
          <ul className={styles.chips}>
            {languages.map(({ language, level }) => (
              <li key={language}>
                <Chip tone="brand">
                  {languageName(language)}: {levelAfterColon(level, (message) => i18n._(message))}
                </Chip>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <TextList heading={<Trans>Preferences</Trans>} items={preferences} />
    </>
  )
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      {children}
    </section>
  )
}
