import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#client/ui/icon.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import styles from './job-detail.module.css'

type Props = {
  company: NonNullable<Job['company']>
  /** The name in the vacancy, which may be another one, such as a branch’s. */
  shownName: string
}

/** What everybody may know of the company: name, address, proved domain, website. */
export function CompanyFacts({ company, shownName }: Props) {
  const { name, address, website, verified_domain } = company
  return (
    <>
      {name !== shownName && (
        <p className={styles.soft} translate="no">
          {name}
        </p>
      )}
      {address && <p className={styles.soft}>{address}</p>}
      {verified_domain && (
        <p className={styles.verified}>
          <Icon name="check" size={16} />{' '}
          <span>
            <Trans>Verified domain: {verified_domain}</Trans>
          </span>
        </p>
      )}
      {website && (
        <p className={styles.soft}>
          <a href={website} rel="noopener noreferrer nofollow ugc" target="_blank">
            <Trans>Company website</Trans>
          </a>
        </p>
      )}
    </>
  )
}

/** Links to other jobs of the same company. */
export function CompanyJobs({ jobs }: { jobs: Job['company_jobs'] }) {
  const { t } = useLingui()
  return (
    <nav className={styles.companyJobs} aria-label={t`More jobs from this company`}>
      <p className={styles.employer}>
        <Trans>More jobs from this company</Trans>
      </p>
      <ul>
        {jobs.map(({ slug, title, language, city }) => (
          <li key={slug}>
            <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug }} lang={language}>
              {title}
            </Link>{' '}
            <span className={styles.soft}>{city}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
