import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { FIRST_DAY_ARTICLE } from '#shared/contract/content-kinds.ts'
import styles from './bids.module.css'

/** What the worker does after the employer has accepted the bid. */
export function NextSteps() {
  const id = useId()
  return (
    <>
      <p id={id} className={styles.pay}>
        <Trans>What to do now</Trans>
      </p>
      <ol aria-labelledby={id} className={styles.steps}>
        <li>
          <Trans>
            Write to the employer (“Send message”) and agree on the first day: when, where, and who will meet
            you.
          </Trans>
        </li>
        <li>
          <Trans>Ask for the terms in writing before you begin: pay, hours, place and kind of work.</Trans>
        </li>
        <li>
          <Trans>
            Read{' '}
            <Link from="/$lang" to="/$lang/blog/item/$slug" params={{ slug: FIRST_DAY_ARTICLE }}>
              which papers you need on the first day
            </Link>{' '}
            and what the employer has to give you.
          </Trans>
        </li>
      </ol>
      <p className={styles.soft}>
        <Trans>
          An accepted bid cannot be withdrawn. If you cannot take the job, please write to the employer.
        </Trans>
      </p>
    </>
  )
}
