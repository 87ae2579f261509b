import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { openContactForm } from '#client/domain/contact-form-open.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { preloadDialog } from '#client/ui/dialog.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { CONTACT_HASH } from '#shared/contact-path.ts'
import about from './about.module.css'
import styles from './content.module.css'
import { formatRound } from './format-round.ts'
import { appOptionQueryOptions, statisticsQueryOptions } from './queries.ts'

/** About the operator: current counts and, separately, its own figures. */
export function AboutPage() {
  const { t } = useLingui()
  useTitle(t`About us`)
  const { data: options } = useQuery(appOptionQueryOptions(useViewer()))
  return (
    <>
      <PageHeader
        title={t`About us`}
        subtitle={
          options?.numberOne && (
            <Trans>According to the operator, Jobmost is the number 1 job exchange in Germany.</Trans>
          )
        }
      />
      <div className={about.text}>
        <p>
          <Trans>
            “Most” means “bridge” in Polish and Russian. We connect people who are looking for work in Germany
            with those who offer it: in four languages, with the pay in every vacancy.
          </Trans>
        </p>
        <p>
          <Trans>
            Our moderators check the vacancies before they are published; for trusted sources, they check a
            sample. What you write is kept on your device until it has arrived, even if the connection drops.
          </Trans>
        </p>
      </div>
      <Figures />
      <div className={about.ways}>
        <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
          <Trans>See the jobs on offer</Trans>
        </Link>
        <Link from="/$lang" to="/$lang/offer" className={buttonClass('secondary')}>
          <Trans>See people looking for work</Trans>
        </Link>
        <Button
          id={CONTACT_HASH}
          variant="secondary"
          onPointerEnter={preloadDialog}
          onPress={openContactForm}
        >
          <Trans>Write to us</Trans>
        </Button>
      </div>
    </>
  )
}

function Figures() {
  const { t } = useLingui()
  const query = useQuery(statisticsQueryOptions(useViewer()))
  const age = useFreshness(query)
  const { data, error } = query
  if (error && !data) {
    return (
      <QueryFailure
        title={t`The figures could not be loaded`}
        {...failureWords(error)}
        onRetry={query.refetch}
      />
    )
  }
  if (!data) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton height="9rem" />
        <Skeleton height="7rem" />
      </div>
    )
  }
  const { claims, live } = data
  const round = (value: number) => formatRound(value, currentLanguage())
  return (
    <>
      <section className={about.figures}>
        <SectionHeading>{t`Right now`}</SectionHeading>
        <dl className={about.live}>
          <Figure value={formatNumber(live.vacancies)} label={t`open vacancies`} />
          <Figure value={formatNumber(live.offers)} label={t`published offers`} />
          <Figure value={formatNumber(live.workers)} label={t`registered job seekers`} />
          <Figure value={formatNumber(live.employers)} label={t`registered employers`} />
        </dl>
        <p className={about.source}>{age ?? <Trans>Counted a moment ago.</Trans>}</p>
      </section>
      {Object.values(claims).some((value) => value > 0) && (
        <section className={about.figures}>
          <SectionHeading>{t`According to the operator`}</SectionHeading>
          <dl className={about.claims}>
            <Figure value={round(claims.visitors_per_day)} label={t`visitors a day`} />
            <Figure value={round(claims.candidates)} label={t`candidates`} />
            <Figure value={round(claims.vacancies)} label={t`vacancies`} />
            <Figure value={round(claims.employers)} label={t`employers`} />
          </dl>
          <p className={about.source}>
            <Trans>Rounded figures that the operator has provided. They are not counted automatically.</Trans>
          </p>
        </section>
      )}
    </>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className={about.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
