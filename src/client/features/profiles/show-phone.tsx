import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { EmailStep, VacancyStep } from '#client/domain/missing-step.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { apiSend } from '#client/platform/api/api.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { formatPhone } from '#client/platform/words/format-phone.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import styles from './profile.module.css'

// Loaded with the request, because server-rendered pages start without requests.
const phoneAnswer = async () => (await import('#shared/contract/profiles.ts')).PhoneAnswer

type Requirement = PublicProfile['phone_lack']

/** The button that reveals the phone number to an employer, or what the employer must do first. */
export function ShowPhone({ userId, unmet }: { userId: number; unmet: Requirement }) {
  if (unmet === 'email_unconfirmed')
    return (
      <EmailStep icon="phone" title={<Trans>To see the phone number, confirm your e-mail address</Trans>} />
    )
  if (unmet === 'vacancy_needed')
    return (
      <VacancyStep icon="phone" title={<Trans>To see the phone number, publish a vacancy</Trans>}>
        <Trans>
          Phone numbers are for employers with an approved vacancy: this protects job seekers from spam.
        </Trans>
      </VacancyStep>
    )
  return <PhoneRequest userId={userId} />
}

/** Each request is counted and shown to the phone's owner. The answer is kept in memory only, for this page. */
function PhoneRequest({ userId }: { userId: number }) {
  const { t } = useLingui()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => apiSend('POST', `/users/${userId}/phone`, { schema: phoneAnswer }),
    gcTime: 0,
  })
  if (data) {
    const { phone } = data.data
    return (
      <p className={styles.phone} role="status">
        <Icon name="phone" size={20} />
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
    )
  }
  return (
    <div className={styles.stack}>
      <NeedsServer isButton />
      <Button
        variant="secondary"
        icon={<Icon name="phone" size={20} />}
        isPending={isPending}
        onPress={() => mutate()}
      >
        {t`Show phone`}
      </Button>
      {error ? (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      ) : (
        <p className={styles.soft}>
          <Trans>The person can find out which employers have seen their number, and when.</Trans>
        </p>
      )}
    </div>
  )
}
