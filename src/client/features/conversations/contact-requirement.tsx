import { Trans } from '@lingui/react/macro'
import { EmailStep, VacancyStep } from '#client/domain/missing-step.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import type { Requirement } from './requirement.ts'

// Public pages load only what they show at once.
await loadAllWords()

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
