import { Trans } from '@lingui/react/macro'
import { EmailStep, VacancyStep } from '#client/domain/missing-step.tsx'
import { ApiError } from '#client/platform/api/errors.ts'

type Requirement = 'email_unconfirmed' | 'vacancy_needed'

/**
 * The requirement that an employer does not meet, by the error of opening a conversation; null for other errors.
 */
export function requirementOf(error: unknown): Requirement | null {
  const code = error instanceof ApiError ? error.code : null
  return code === 'email_unconfirmed' || code === 'vacancy_needed' ? code : null
}

/** Tells employers what they must do before they can start a conversation, with a link. */
export function ContactRequirement({ requirement }: { requirement: Requirement }) {
  if (requirement === 'email_unconfirmed')
    return (
      <EmailStep
        icon="chat"
        role="alert"
        title={<Trans>To start a conversation, confirm your e-mail address</Trans>}
      />
    )
  return (
    <VacancyStep icon="chat" role="alert" title={<Trans>To start a conversation, publish a vacancy</Trans>}>
      <Trans>
        Only employers with an approved vacancy, or with a bid from this person, can start a conversation:
        this protects job seekers from spam.
      </Trans>
    </VacancyStep>
  )
}
