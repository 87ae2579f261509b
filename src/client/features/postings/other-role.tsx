import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

type Props = {
  /** The required role. */
  needed: 'worker' | 'boss'
  /** The address of the registration in that role. */
  onRegister: () => void
  /** A link to the matching page of the current role. */
  instead: ReactNode
}

/** Replaces a form that requires an account of the other role, because the server would refuse it. */
export function OtherRole({ needed, onRegister, instead }: Props) {
  const { t } = useLingui()
  const isForEmployers = needed === 'boss'
  const title = isForEmployers ? t`Create vacancy` : t`Create offer`
  useTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Icon name={isForEmployers ? 'briefcase' : 'people'} size={40} />}
        title={
          isForEmployers ? t`Vacancies need an employer’s account` : t`Offers need a job seeker’s account`
        }
        action={
          <>
            <Button onPress={onRegister}>
              {isForEmployers ? t`Register as an employer` : t`Register as a job seeker`}
            </Button>
            {instead}
          </>
        }
      >
        {isForEmployers ? (
          <Trans>
            You are logged in as a job seeker. With an employer’s account you publish vacancies, read bids and
            look for people. It is free, private households can have one too, and it needs an e-mail address
            of its own. Your present account stays as it is.
          </Trans>
        ) : (
          <Trans>
            You are logged in as an employer. With a job seeker’s account you publish offers and bid on jobs.
            It is free and needs an e-mail address of its own. Your present account stays as it is.
          </Trans>
        )}
      </EmptyState>
    </>
  )
}
