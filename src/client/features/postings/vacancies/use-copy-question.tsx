import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '#client/platform/words/clock.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { isUnchangedCopy, type VacancyDraft } from './vacancy-draft.ts'

/**
 * What to ask before an unchanged copy is saved while its vacancy is open or waits for a moderator: two equal vacancies are
 * probably a mistake. Copying an ended or hidden one to publish it again is not.
 */
export function useCopyQuestion(copied: Vacancy | null | undefined) {
  const { t } = useLingui()
  const now = useNow()
  const isOver = (vacancy: Vacancy) =>
    !vacancy.published ||
    vacancy.closed_at !== null ||
    vacancy.moderation_state === 'rejected' ||
    (vacancy.expires_at !== null && Date.parse(vacancy.expires_at) <= now)
  return (draft: VacancyDraft) => {
    if (!copied || isOver(copied) || !isUnchangedCopy(draft, copied)) return null
    const { title } = copied
    return {
      title: t`Save the same vacancy again?`,
      text: (
        <p>
          <Trans>
            “{title}” is still open or waiting for a moderator, and this copy says the same. A moderator may
            reject it.
          </Trans>
        </p>
      ),
      actLabel: t`Save anyway`,
      field: 'title',
    }
  }
}
