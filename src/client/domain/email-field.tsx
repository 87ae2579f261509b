import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { TextFieldProps } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './email-field.module.css'
import { LimitedTextField } from './limited-text-field.tsx'

type Props = Pick<TextFieldProps, 'isRequired' | 'autoFocus' | 'className'> & {
  label: string
  value: string
  onChange: (value: string) => void
}

/** An e-mail address. A domain that looks mistyped gets a suggestion, never an error. */
export function EmailField({ className, ...props }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const meant = useCorrection(props.value)
  const correct = () => {
    if (!meant) return
    props.onChange(meant)
    // The pressed button disappears; without this the keyboard would start at the top of the page.
    field.current?.querySelector('input')?.focus()
  }
  const button = (
    <Button variant="secondary" size="small" onPress={correct}>
      {meant}
    </Button>
  )
  return (
    <div ref={field} className={className}>
      <LimitedTextField
        {...props}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        max={LIMITS.email}
      />
      <p role="status" className={styles.suggestion}>
        {meant && <Trans>Did you mean {button}?</Trans>}
      </p>
    </div>
  )
}

/** The address as it was probably meant, if it looks mistyped. Its code is loaded once a domain is typed. */
function useCorrection(typed: string): string | null {
  const [code, setCode] = useState<typeof import('./mail-domain.ts')>()
  const isWanted = !code && typed.includes('@')
  useEffect(() => {
    if (isWanted) void import('./mail-domain.ts').then(setCode, () => undefined)
  }, [isWanted])
  return code?.correctMailDomain(typed) ?? null
}
