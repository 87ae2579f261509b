import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { convertPay } from '#client/domain/convert-pay.ts'
import { MinimumToCome } from '#client/domain/minimum-to-come.tsx'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { SectorMinima } from '#client/domain/sector-minima.tsx'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoney, formatNumber } from '#client/platform/words/format.ts'
import { Chip } from '#client/ui/chip.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { MINI_JOB_ARTICLE } from '#shared/contract/content-kinds.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { exceededMiniJobLimit, payFactsOf, statutoryMinimumAt } from '#shared/rules/pay.ts'
import styles from './job-detail.module.css'

/**
 * Facts about the pay: the amount in the other pay type, legal terms, and the minimum wage on the first day of work.
 */
export function PayFacts({ job }: { job: Job }) {
  const { t } = useLingui()
  const { data: tables } = useQuery(payTablesQueryOptions())
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const day = job.start_date && job.start_date > today ? job.start_date : today
  if (!tables) return <ConvertedPay job={job} />
  const isRegular = job.employment_type !== 'one_off'
  const facts = payFactsOf({ ...job, rubric_id: job.rubric.id }, tables, day, isRegular)
  const isAboveMiniJob = exceededMiniJobLimit(job, tables.minimum_wages, day) !== null
  const minimum = facts.minimum === null ? null : formatMoney(facts.minimum)
  const sectorMinimum = facts.leastOfSector === null ? null : formatMoney(facts.leastOfSector)
  const valid = statutoryMinimumAt(tables.minimum_wages, day)
  const firstDay = valid && valid.valid_from > today ? formatDate(valid.valid_from) : null
  const date = formatDate(day)
  return (
    <div className={styles.payFacts}>
      <ConvertedPay job={job} />
      {isAboveMiniJob ? (
        <Notice tone="amber" icon="warning" title={<Trans>Above the limit for a mini-job</Trans>}>
          <Trans>
            The employer calls it a mini-job, but at this pay it is a job with social insurance. Ask about it
            before you agree.
          </Trans>{' '}
          <AboutMiniJobs />
        </Notice>
      ) : (
        facts.mark && (
          <>
            <Chip tone="brand" title={t`An estimate based on the stated pay, before tax`}>
              {facts.mark === 'mini_job' ? t`Mini-job (by pay)` : t`Midi-job (by pay)`}
            </Chip>
            <p className={styles.soft}>
              {facts.mark === 'mini_job' ? (
                <Trans>
                  A mini-job does not come with health insurance: you must be insured in another way.
                </Trans>
              ) : (
                <Trans>In a midi-job you have full social insurance and pay lower contributions.</Trans>
              )}{' '}
              <AboutMiniJobs />
            </p>
          </>
        )
      )}
      {facts.isBelowMinimum ? (
        <Notice tone="amber" icon="warning" title={<Trans>Below the minimum wage</Trans>}>
          <Trans>
            On {date}, the minimum wage is {minimum} an hour. Ask about the pay before you agree.
          </Trans>
        </Notice>
      ) : (
        facts.hourly !== null &&
        minimum !== null && (
          <p className={styles.soft} suppressHydrationWarning>
            {firstDay ? (
              <Trans>
                Statutory minimum wage from {firstDay}: {minimum} an hour
              </Trans>
            ) : (
              <Trans>Statutory minimum wage: {minimum} an hour</Trans>
            )}
          </p>
        )
      )}
      <MinimumToCome job={job} />
      <SectorMinima minima={facts.sectorMinima} className={styles.soft} />
      {sectorMinimum !== null && !facts.isBelowMinimum && (
        <p className={styles.soft} suppressHydrationWarning>
          <Trans>
            This pay is below {sectorMinimum}, which applies to firms of this sector. Ask the employer whether
            the firm belongs to it.
          </Trans>
        </p>
      )}
      <p className={styles.soft}>
        <Link from="/$lang" to="/$lang/minimum-wages">{t`Minimum wages and mini-job limits`}</Link>
      </p>
    </div>
  )
}

function AboutMiniJobs() {
  return (
    <Link from="/$lang" to="/$lang/blog/item/$slug" params={{ slug: MINI_JOB_ARTICLE }}>
      <Trans>More about mini-jobs and midi-jobs</Trans>
    </Link>
  )
}

/** The pay converted to the other pay type, if the hours are known. */
function ConvertedPay({ job }: { job: Job }) {
  const { pay_type, hours_per_week } = job
  const other = convertPay(job)
  if (!hours_per_week || !other) return null
  const hours = formatNumber(hours_per_week)
  return (
    <p className={styles.soft} suppressHydrationWarning>
      {pay_type === 'per_hour' ? (
        <Trans>
          about {other} a month at {hours}&nbsp;hours a week, before tax
        </Trans>
      ) : (
        <Trans>
          about {other} an hour at {hours}&nbsp;hours a week, before tax
        </Trans>
      )}
    </p>
  )
}
