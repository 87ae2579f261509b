import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WaitingCards } from '#client/domain/outbox/waiting-cards.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { templatesQueryOptions } from './queries.ts'
import { TemplateRow } from './template-row.tsx'
import styles from './templates.module.css'
import { useTemplatesWithWaiting } from './use-templates-with-waiting.ts'

/** An employer's templates: start a vacancy from one, rename it, delete it. */
export function TemplatesPage() {
  const { t } = useLingui()
  useTitle(t`Templates`)
  const query = useQuery(templatesQueryOptions(useViewer()))
  const age = useFreshness(query)
  const data = useTemplatesWithWaiting(query.data)
  const added = useEntries('template-creation')
  const { error } = query
  return (
    <>
      <PageHeader
        title={t`Templates`}
        subtitle={<Trans>Texts to start new vacancies from. Only you see them.</Trans>}
      />
      <AgeNote isApart>{age}</AgeNote>
      <WaitingCards entries={added} />
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={t`Templates`}>
          {data.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
      {data?.length === 0 && added.length === 0 && (
        <EmptyState
          icon={<Icon name="briefcase" size={40} />}
          title={t`No templates yet`}
          action={
            <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy" className={buttonClass()}>
              <Trans>Go to my vacancies</Trans>
            </Link>
          }
        >
          <Trans>Choose “Save as template” on one of your vacancies.</Trans>
        </EmptyState>
      )}
      {!data && error && (
        <QueryFailure
          title={t`The templates could not be loaded`}
          {...failureWords(error)}
          onRetry={query.refetch}
        />
      )}
      {!data && !error && <Skeleton lines={6} />}
    </>
  )
}
