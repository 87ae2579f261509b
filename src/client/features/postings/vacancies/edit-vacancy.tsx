import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { PayTables } from '#shared/contract/pay.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import styles from '../posting-form.module.css'
import { PostingGone } from '../posting-gone.tsx'
import { cacheVacancy } from './cache.ts'
import { OtherText } from './other-text.tsx'
import { Remarks } from './remarks.tsx'
import { patchVacancy } from './vacancy-calls.ts'
import { draftOf } from './vacancy-draft.ts'
import { VacancyForm } from './vacancy-form.tsx'

type Props = {
  query: UseQueryResult<Vacancy>
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
  payTables: PayTables | undefined
  onDone: () => void
}

/** The form for an existing vacancy. A changed text is moderated again; meanwhile the approved text stays public. */
export function EditVacancy({ query, cities, rubrics, payTables, onDone }: Props) {
  const { t } = useLingui()
  const vacancy = query.data
  useTitle(vacancy ? vacancy.title : t`Edit vacancy`)
  const viewer = useViewer()
  const queryClient = useQueryClient()
  if (!vacancy && query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  return (
    <>
      <PageHeader
        title={t`Edit vacancy`}
        subtitle={vacancy && <span lang={vacancy.language}>{vacancy.title}</span>}
      />
      {vacancy ? (
        <>
          <ModerationNotice vacancy={vacancy} />
          <VacancyForm
            // A newer version of the vacancy needs a new form. What the user typed is restored from the draft.
            key={`${vacancy.id} ${vacancy.updated_at}`}
            draftKey={`vacancy:${vacancy.id}`}
            initial={draftOf(vacancy)}
            cities={cities ?? []}
            rubrics={rubrics ?? []}
            payTables={payTables}
            save={async (body, { version }) => {
              try {
                return await patchVacancy(vacancy.id, body, version)
              } catch (error) {
                if (error instanceof ApiError && error.code === 'changed_elsewhere') void query.refetch()
                throw error
              }
            }}
            notice={(parts) => <OtherText vacancy={vacancy} {...parts} />}
            onSaved={(saved) => {
              cacheVacancy(queryClient, viewer, saved)
              showToast({ text: t`Saved`, tone: 'done' })
            }}
            onDone={onDone}
          />
        </>
      ) : query.error ? (
        <QueryFailure
          title={t`This vacancy could not be loaded`}
          {...failureWords(query.error)}
          onRetry={query.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <PostingGone
      title={t`This vacancy does not exist`}
      icon="briefcase"
      action={
        <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy" className={buttonClass()}>
          <Trans>My vacancies</Trans>
        </Link>
      }
    />
  )
}

function ModerationNotice({ vacancy }: { vacancy: Vacancy }) {
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
            This vacancy is public. If you change the text, a moderator reads it first. Until then the
            approved text stays public.
          </Trans>
        </Notice>
      )}
      <Remarks vacancy={vacancy} className={styles.remarks} />
    </>
  )
}
