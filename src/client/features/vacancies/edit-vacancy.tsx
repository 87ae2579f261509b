import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useTitle } from '#client/platform/title.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { keepVacancy } from './cache.ts'
import { Remarks } from './remarks.tsx'
import { patchVacancy } from './vacancy-calls.ts'
import { draftOf } from './vacancy-draft.ts'
import { VacancyFailure } from './vacancy-failure.tsx'
import styles from './vacancy-form.module.css'
import { VacancyForm } from './vacancy-form.tsx'
import { VacancyFormSkeleton } from './vacancy-form-skeleton.tsx'

type Props = {
  query: UseQueryResult<Vacancy>
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  onDone: () => void
}

/** Changes a vacancy: a changed text is moderated again while the approved one stays public. */
export function EditVacancy({ query, cities, rubrics, onDone }: Props) {
  const { t } = useLingui()
  const vacancy = query.data
  useTitle(vacancy ? vacancy.title : t`Edit vacancy`)
  const viewer = useViewer()
  const queryClient = useQueryClient()
  if (query.error && !vacancy) return <VacancyFailure error={query.error} onRetry={query.refetch} />
  return (
    <>
      <PageHeader
        title={t`Edit vacancy`}
        subtitle={vacancy && <span lang={vacancy.language}>{vacancy.title}</span>}
      />
      {vacancy ? (
        <>
          <Standing vacancy={vacancy} />
          <VacancyForm
            // A newer text begins a new form; what was typed comes back from the draft.
            key={`${vacancy.id} ${vacancy.updated_at}`}
            draftKey={`vacancy:${vacancy.id}`}
            initial={draftOf(vacancy)}
            cities={cities ?? []}
            rubrics={rubrics ?? []}
            save={(body) => patchVacancy(vacancy.id, body)}
            onSaved={(saved) => {
              keepVacancy(queryClient, viewer, saved)
              showToast({ text: t`Saved`, tone: 'done' })
            }}
            onDone={onDone}
          />
        </>
      ) : (
        <VacancyFormSkeleton />
      )}
    </>
  )
}

function Standing({ vacancy }: { vacancy: Vacancy }) {
  return (
    <>
      {vacancy.moderation_state === 'rejected' && (
        <Notice tone="error" className={styles.remarks} title={<Trans>Rejected</Trans>}>
          {vacancy.moderation_reason}
        </Notice>
      )}
      {vacancy.is_public && vacancy.moderation_state !== 'rejected' && (
        <Notice className={styles.remarks}>
          <Trans>
            This vacancy is public. A changed text is read by a moderator first; until then the approved one
            stays.
          </Trans>
        </Notice>
      )}
      <Remarks vacancy={vacancy} className={styles.remarks} />
    </>
  )
}
