import type { TotpSetup } from '#shared/contract/second-factor.ts'
import { startTotp } from '../mutations.ts'
import { PasswordForm } from './password-form.tsx'

type Props = { label: string; onStarted: (setup: TotpSetup) => void }

/** The form that starts the set-up of an authenticator app. */
export function StartTotp({ label, onStarted }: Props) {
  return <PasswordForm label={label} send={startTotp} onSent={({ data }) => onStarted(data)} />
}
