import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { ApprovalTime } from '#client/domain/approval-time.tsx'
import { openContactForm } from '#client/domain/contact-form-open.ts'
import { RichText } from '#client/domain/rich-text.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { FaqEntrySchema } from '#shared/contract/content.ts'
import { PUBLISH_QUESTION } from '#shared/contract/content-kinds.ts'
import styles from './content.module.css'
import { ContentFailure } from './content-failure.tsx'
import faq from './faq.module.css'
import { faqQueryOptions } from './queries.ts'

type Entry = z.infer<typeof FaqEntrySchema>

/** Questions and answers, grouped by audience. */
export function FaqPage() {
  const { t } = useLingui()
  useTitle(t`Questions and answers`)
  const query = useQuery(faqQueryOptions(useViewer()))
  const age = useFreshness(query)
  if (query.error && !query.data) return <ContentFailure error={query.error} onRetry={query.refetch} />
  return (
    <>
      <PageHeader
        title={t`Questions and answers`}
        subtitle={
          <Trans>
            The questions we are asked most often. If yours is missing,{' '}
            <button type="button" className={faq.write} onClick={openContactForm}>
              write to us
            </button>
            .
          </Trans>
        }
      />
      <AgeNote isApart>{age}</AgeNote>
      <div aria-busy={query.isPending}>{query.data ? <Groups entries={query.data} /> : <Waiting />}</div>
    </>
  )
}

function Groups({ entries }: { entries: Entry[] }) {
  const { t } = useLingui()
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="info" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
      />
    )
  }
  const of = (group: Entry['group']) => entries.filter((entry) => entry.group === group)
  return (
    <div className={faq.groups}>
      <Group heading={<Trans>For everyone</Trans>} entries={of('general')} />
      <Group heading={<Trans>For employers</Trans>} entries={of('employer')} />
      <Group heading={<Trans>For job seekers</Trans>} entries={of('worker')} />
      <p>
        <Trans>The legal figures, with dates and sources:</Trans>{' '}
        <Link from="/$lang" to="/$lang/minimum-wages">{t`Minimum wages and mini-job limits`}</Link>
      </p>
    </div>
  )
}

function Group({ heading, entries }: { heading: ReactNode; entries: Entry[] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      <ul className={faq.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Question entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One question. A link that names it opens it. */
function Question({ entry: { slug, question, html, language } }: { entry: Entry }) {
  const viewer = useViewer()
  const isNamed = useLocation({ select: ({ hash }) => hash === slug })
  const details = useRef<HTMLDetailsElement>(null)
  // Not rendered open: the server does not know the fragment of an address.
  useEffect(() => {
    if (!isNamed || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ behavior: 'instant' })
  }, [isNamed])
  return (
    <details ref={details} id={slug} className={faq.entry}>
      <summary className={faq.question}>
        <h3 lang={language}>{question}</h3>
        <Icon name="chevron-down" size={20} className={faq.arrow} />
      </summary>
      {language && language !== viewer.language && (
        <p className={faq.untranslated}>
          <Trans>This text has not been translated into your language yet.</Trans>
        </p>
      )}
      <RichText html={html} lang={language} className={faq.answer} />
      {slug === PUBLISH_QUESTION && (
        <p className={faq.more}>
          <ApprovalTime />
        </p>
      )}
    </details>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="2rem" width="12rem" />
      <Skeleton height="15rem" />
      <Skeleton height="2rem" width="12rem" />
      <Skeleton height="15rem" />
    </div>
  )
}
