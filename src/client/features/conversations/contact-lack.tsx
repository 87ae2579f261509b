import { Trans } from '@lingui/react/macro'
import { EmailStep, VacancyStep } from '#client/domain/missing-step.tsx'
import { ApiError } from '#client/platform/api/errors.ts'

type Lack = 'email_unconfirmed' | 'vacancy_needed'

/**
 * Returns what an employer needs before writing first, by the error of opening a conversation; null for other errors.
 */
export function lackOf(error: unknown): Lack | null {
  const code = error instanceof ApiError ? error.code : null
  return code === 'email_unconfirmed' || code === 'vacancy_needed' ? code : null
}

/** Explains why an employer cannot write first yet, with a link to the missing step. */
export function ContactLack({ lack }: { lack: Lack }) {
  if (lack === 'email_unconfirmed')
    return (
      <EmailStep
        icon="chat"
        role="alert"
        title={<Trans>To start a conversation, confirm your e-mail address</Trans>}
      />
    )
  return (
    <VacancyStep icon="chat" role="alert" title={<Trans>To start a conversation, publish a job</Trans>}>
      <Trans>
        Only employers with an approved job, or with a bid from this person, can start a conversation: this
        protects job seekers from spam.
      </Trans>
    </VacancyStep>
  )
}
