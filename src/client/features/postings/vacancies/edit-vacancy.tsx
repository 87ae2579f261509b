import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { ReadOnly } from '#client/domain/read-only.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { useIsOutboxRead } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import styles from '../posting-form.module.css'
import { PostingGone } from '../posting-gone.tsx'
import { useCreations } from '../use-waiting-postings.ts'
import { EndedNotice } from './ended-notice.tsx'
import { useWaitingVacancies } from './use-waiting-vacancies.ts'
import { VacancyChangeForm } from './vacancy-change-form.tsx'
import { VacancyCreationForm, type VacancyFormData } from './vacancy-creation-form.tsx'

type Props = VacancyFormData & {
  /** The id of a vacancy, or the key of a new one that waits in the outbox. */
  id: string
  query: UseQueryResult<Vacancy>
}

/** The form for an existing vacancy, or for a new one that waits in the outbox. */
export function EditVacancy({ id, query, ...props }: Props) {
  const isRead = useIsOutboxRead()
  const creation = useCreations('vacancy').find(({ body }) => body.key === id)
  if (!isRead) return <FormSkeleton />
  return creation ? (
    <VacancyCreationForm creation={creation} {...props} />
  ) : (
    <EditStored query={query} {...props} />
  )
}

/** A changed text is moderated again; meanwhile the approved text stays public. That of a closed vacancy is never changed. */
function EditStored({ query, ...props }: Omit<Props, 'id'>) {
  const { t } = useLingui()
  const [vacancy] = useWaitingVacancies(query.data ? [query.data] : [])
  useTitle(vacancy ? vacancy.title : t`Edit vacancy`)
  if (!vacancy && query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  return (
    <>
      <PageHeader
        title={t`Edit vacancy`}
        subtitle={vacancy && <span lang={vacancy.language}>{vacancy.title}</span>}
      />
      {vacancy?.is_read_only ? (
        <ReadOnly />
      ) : vacancy?.closed_at ? (
        <EndedNotice vacancy={vacancy}>
          <Link
            from="/$lang"
            to="/$lang/cabinet/worker/user/add-vacancy"
            search={{ like: vacancy.id }}
            className={buttonClass('quiet', 'small')}
          >
            <Trans>Duplicate</Trans>
          </Link>
        </EndedNotice>
      ) : vacancy ? (
        <>
          <ModerationNotice vacancy={vacancy} />
          <VacancyChangeForm vacancy={vacancy} refetch={query.refetch} {...props} />
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
          <p>{vacancy.moderation_reason}</p>
          <GroundNote ground={vacancy.moderation_ground} />
        </Notice>
      )}
      {vacancy.import_source && <ImportNotice source={vacancy.import_source} />}
      {vacancy.is_public && vacancy.moderation_state !== 'rejected' && (
        <Notice className={styles.remarks}>
          <Trans>
            This vacancy is public. If you change the text, a moderator reads it first. Until then the
            approved text stays public. The number of people you need changes at once.
          </Trans>
        </Notice>
      )}
    </>
  )
}

function ImportNotice({ source }: { source: string }) {
  return (
    <Notice className={styles.remarks} title={<Trans>This vacancy comes from the import “{source}”</Trans>}>
      <Trans>
        What you change here stays when you import again, unless the file or feed has changed the same field
        since its last import: then its value applies.
      </Trans>
    </Notice>
  )
}
