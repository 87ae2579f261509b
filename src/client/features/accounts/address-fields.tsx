import { useLingui } from '@lingui/react/macro'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A mandatory e-mail address. */
export function EmailField(props: Props) {
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={LIMITS.email}
      isRequired
    />
  )
}

/** A mandatory phone number. */
export function PhoneField(props: Props) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      name="phone"
      type="tel"
      description={t`For example 0151 23456789 or +48 512345678`}
      autoComplete="tel"
      maxLength={LIMITS.phone}
      isRequired
    />
  )
}
