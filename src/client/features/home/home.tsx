import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Icon } from '#client/ui/icon.tsx'
import styles from './home.module.css'
import { HowItWorks } from './how-it-works.tsx'

type Props = {
  /** The age of the data on the page; null when it is current. */
  age: ReactNode
  /** Whether the operator claims to be number 1. */
  isNumberOne: boolean
  search: ReactNode
  jobs: ReactNode
  rubrics: ReactNode
  news: ReactNode
  subscribe: ReactNode
}

/** The home page: links for job seekers and employers, search, latest jobs, rubrics, news, newsletter. */
export function Home({ age, isNumberOne, search, jobs, rubrics, news, subscribe }: Props) {
  const { t } = useLingui()
  useTitle(t`Jobs in Germany`)
  return (
    <div className={styles.home}>
      <header className={styles.intro}>
        <h1 className={styles.title}>
          {isNumberOne ? t`The number 1 job exchange in Germany` : t`Jobs in Germany`}
        </h1>
        <p className={styles.lead}>
          <Trans>
            Find work or staff in your own language. It also works without a connection: what you send on the
            bus is delivered as soon as you are back online, and never twice.
          </Trans>
        </p>
        {search}
        <div className={styles.choices}>
          <Link from="/$lang" to="/$lang/jobs" className={styles.choice} data-first>
            <Icon name="search" size={28} />
            <span>{t`I am looking for a job`}</span>
            <Icon name="chevron-right" />
          </Link>
          <Link from="/$lang" to="/$lang/cabinet/worker/user/add-vacancy" className={styles.choice}>
            <Icon name="briefcase" size={28} />
            <span>{t`I offer a job`}</span>
            <Icon name="chevron-right" />
          </Link>
        </div>
        <AgeNote>{age}</AgeNote>
      </header>
      {rubrics}
      {jobs}
      <HowItWorks />
      {subscribe}
      {news}
    </div>
  )
}
