import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { PostingActions } from '../posting-actions.tsx'
import { type Ending, EndVacancy } from './end-vacancy.tsx'
import { useVacancyChange } from './use-vacancy-change.ts'

/** The actions of an employer on an own vacancy. */
export function VacancyActions({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const [ending, setEnding] = useState<Ending | null>(null)
  const { setPublished, renew, error } = useVacancyChange(vacancy)
  const isOpen = vacancy.closed_at === null
  const wasApproved = vacancy.expires_at !== null
  return (
    <>
      <PostingActions
        name={vacancy.title}
        published={vacancy.published}
        onPublish={isOpen && setPublished}
        error={error}
      >
        {vacancy.is_public && (
          <Link
            from="/$lang"
            to="/$lang/jobs/item/$slug"
            params={{ slug: vacancy.slug }}
            className={buttonClass('quiet', 'small')}
          >
            <Trans>View as others see it</Trans>
          </Link>
        )}
        {isOpen && (
          <Link
            from="/$lang"
            to="/$lang/cabinet/worker/user/vacancy/$id"
            params={{ id: `${vacancy.id}` }}
            className={buttonClass('secondary', 'small')}
          >
            <Icon name="edit" size={18} />
            <Trans>Edit</Trans>
          </Link>
        )}
        {isOpen && wasApproved && (
          <Button
            size="small"
            variant="secondary"
            icon={<Icon name="refresh" size={18} />}
            isPending={renew.isPending}
            onPress={() => renew.mutate()}
          >
            {t`Renew`}
          </Button>
        )}
        {isOpen && wasApproved && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => setEnding('close')}
          >{t`Close as filled`}</Button>
        )}
        <Button size="small" variant="quiet" onPress={() => setEnding('delete')}>{t`Delete`}</Button>
      </PostingActions>
      <EndVacancy vacancy={vacancy} ending={ending} onClose={() => setEnding(null)} />
    </>
  )
}
