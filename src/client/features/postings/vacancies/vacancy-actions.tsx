import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '#client/platform/words/clock.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { PostingActions } from '../posting-actions.tsx'
import { SaveTemplate } from '../templates/save-template.tsx'
import { useWaitingSteps } from '../use-waiting-postings.ts'
import { type EndAction, EndVacancy } from './end-vacancy.tsx'
import { renewalEnd } from './renewal-end.ts'
import { canClose, canReopen } from './states.ts'
import { useVacancyChange } from './use-vacancy-change.ts'

/** The actions of an employer on an own vacancy. */
export function VacancyActions({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const [ending, setEnding] = useState<EndAction | null>(null)
  const { setPublished, refused, renew, reopen, isPending, failure } = useVacancyChange(vacancy)
  const isOpen = vacancy.closed_at === null
  // Then the waiting text has a button that opens the form.
  const isWaiting = useWaitingSteps('vacancy', vacancy.id).some(({ kind }) => kind === 'vacancy-change')
  const renewUntil = renewalEnd(vacancy, useNow())
  if (vacancy.is_read_only) return <SeenByOthers vacancy={vacancy} />
  return (
    <>
      <PostingActions
        name={vacancy.title}
        published={vacancy.published}
        isUnapproved={!vacancy.is_public && vacancy.moderation_state !== 'approved'}
        onPublish={isOpen && !vacancy.is_taken_down && setPublished}
        refused={refused}
        failure={failure}
      >
        <SeenByOthers vacancy={vacancy} />
        {isOpen && !isWaiting && (
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
        {renewUntil && (
          <Button
            size="small"
            variant="secondary"
            icon={<Icon name="refresh" size={18} />}
            isPending={isPending}
            onPress={renew}
          >
            {t`Renew until ${renewUntil}`}
          </Button>
        )}
        {canClose(vacancy) && (
          <Button size="small" variant="quiet" onPress={() => setEnding('close')}>{t`Close vacancy`}</Button>
        )}
        {canReopen(vacancy) && (
          <Button size="small" variant="secondary" isPending={isPending} onPress={reopen}>{t`Reopen`}</Button>
        )}
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/user/add-vacancy"
          search={{ like: vacancy.id }}
          className={buttonClass('quiet', 'small')}
        >
          <Trans>Duplicate</Trans>
        </Link>
        <SaveTemplate vacancy={vacancy} />
        <Button size="small" variant="quiet" onPress={() => setEnding('delete')}>{t`Delete`}</Button>
      </PostingActions>
      <EndVacancy vacancy={vacancy} ending={ending} onClose={() => setEnding(null)} />
    </>
  )
}

/** The public page of a vacancy, or its preview. */
function SeenByOthers({ vacancy }: { vacancy: Vacancy }) {
  return vacancy.is_public ? (
    <Link
      from="/$lang"
      to="/$lang/jobs/item/$slug"
      params={{ slug: vacancy.slug }}
      className={buttonClass('quiet', 'small')}
    >
      <Trans>View as others see it</Trans>
    </Link>
  ) : (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/user/vacancy/$id/preview"
      params={{ id: `${vacancy.id}` }}
      className={buttonClass('quiet', 'small')}
    >
      <Trans>Preview</Trans>
    </Link>
  )
}
