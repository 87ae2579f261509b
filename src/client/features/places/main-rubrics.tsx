import { Plural, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { RubricIcon } from '#client/ui/rubric-icon.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Rubric } from '#shared/contract/places.ts'
import styles from './main-rubrics.module.css'

const PLACEHOLDERS = 9

type Props = {
  query: UseQueryResult<Rubric[]>
  /** All rubrics, once they are wanted and loaded. */
  all: readonly Rubric[] | undefined
  isAllWanted: boolean
  onAllWanted: (isWanted: boolean) => void
}

/** The rubrics of the home page with their job counts, and on demand all others. */
export function MainRubrics({ query, all, isAllWanted, onAllWanted }: Props) {
  const { t } = useLingui()
  const { data: main, error } = query
  const rubrics = (isAllWanted && all) || main
  if (rubrics?.length === 0) return null
  return (
    <section aria-busy={query.isPending}>
      <SectionHeading
        action={
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isAllWanted}
            onPress={() => onAllWanted(!isAllWanted)}
          >
            {t`All rubrics`}
          </Button>
        }
      >
        {t`What kind of work are you looking for?`}
      </SectionHeading>
      {!rubrics && error ? (
        <QueryFailure {...failureWords(error)} onRetry={query.refetch} />
      ) : (
        <ul className={styles.grid}>
          {rubrics
            ? rubrics.map((rubric) => (
                <li key={rubric.id}>
                  <Link
                    from="/$lang"
                    to="/$lang/jobs"
                    search={{ rubrics: rubric.id }}
                    className={styles.rubric}
                  >
                    <RubricIcon icon={rubric.icon} size={28} />
                    <span className={styles.name}>{rubric.name}</span>
                    <span className={styles.count}>
                      <span aria-hidden="true">{formatNumber(rubric.jobs_count)}</span>
                      <span className="visually-hidden">
                        <Plural value={rubric.jobs_count} one="# job" other="# jobs" />
                      </span>
                    </span>
                  </Link>
                </li>
              ))
            : Array.from({ length: PLACEHOLDERS }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <li key={index}>
                  <Skeleton height="4rem" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
