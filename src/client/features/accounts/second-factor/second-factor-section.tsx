import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { SecondFactor, TotpSetup } from '#shared/contract/second-factor.ts'
import { secondFactorKey } from '../queries.ts'
import { FactorActions } from './factor-actions.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { TotpSetupForm } from './totp-setup-form.tsx'

type Props = {
  factor: UseQueryResult<SecondFactor>
  /** The current user has not confirmed the address, so the server refuses to set up a second factor. */
  isUnconfirmed: boolean
  /** Prints the element with this id. */
  printButton: (elementId: string) => ReactNode
}

const HEADING = 'two-step-login'

/** The section "Two-step login": authenticator app, passkeys and recovery codes, with the actions to change them. */
export function SecondFactorSection({ factor, isUnconfirmed, printButton }: Props) {
  return (
    <Card as="section" padding="large" aria-labelledby={HEADING}>
      <SectionHeading id={HEADING}>
        <Trans>Two-step login</Trans>
      </SectionHeading>
      {factor.data && <Factor factor={factor.data} isUnconfirmed={isUnconfirmed} printButton={printButton} />}
      {!factor.data && factor.error && (
        <QueryFailure {...failureWords(factor.error)} onRetry={factor.refetch} />
      )}
      {!factor.data && !factor.error && (
        <div aria-busy="true">
          <Skeleton height="8rem" />
        </div>
      )}
    </Card>
  )
}

// Secrets are in the state of this component only: nothing stores them on the device.
function Factor({ factor, isUnconfirmed, printButton }: { factor: SecondFactor } & Omit<Props, 'factor'>) {
  const queryClient = useQueryClient()
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: secondFactorKey })
  const show = async (made: readonly string[] | null) => {
    await refresh()
    setSetup(null)
    setCodes(made)
  }
  const step = codes ? 'codes' : setup ? 'setup' : 'overview'
  const region = useRef<HTMLDivElement>(null)
  const focused = useRef(step)
  // Each step replaces a form or button that had the focus.
  useEffect(() => {
    if (focused.current === step) return
    focused.current = step
    region.current?.focus()
  }, [step])
  return (
    <div ref={region} tabIndex={-1} className={styles.step}>
      {codes ? (
        <RecoveryCodes codes={codes} printButton={printButton} onDone={() => setCodes(null)} />
      ) : setup ? (
        <TotpSetupForm setup={setup} onCancel={() => setSetup(null)} onConfirmed={show} />
      ) : (
        <Overview
          factor={factor}
          isUnconfirmed={isUnconfirmed}
          onSetup={setSetup}
          onCodes={show}
          onChanged={refresh}
        />
      )}
    </div>
  )
}

/** What is set up, with the actions to change it. */
function Overview({
  factor,
  isUnconfirmed,
  ...actions
}: ComponentProps<typeof FactorActions> & Pick<Props, 'isUnconfirmed'>) {
  return (
    <>
      <p className={styles.words}>
        <Trans>
          With two-step login, a stolen password is not enough: logging in also requires a passkey on your
          device, or a code from an app such as Aegis, 2FAS or Google Authenticator.
        </Trans>
      </p>
      {factor.is_required && !factor.totp && factor.passkeys.length === 0 && (
        <Notice tone="amber" icon="shield" className={styles.words}>
          <Trans>You can use the administration pages once you have set up two-step login.</Trans>
        </Notice>
      )}
      <Facts factor={factor} />
      {factor.passkeys.length > 0 && <PasskeyList passkeys={factor.passkeys} onChanged={actions.onChanged} />}
      {isUnconfirmed ? (
        // The cabinet's notice above has the button that sends the link again.
        <p>
          <Trans>To set up two-step login, confirm your e-mail address.</Trans>
        </p>
      ) : (
        <FactorActions factor={factor} {...actions} />
      )}
    </>
  )
}

function Facts({ factor: { totp, passkeys, recovery_codes_left: left } }: { factor: SecondFactor }) {
  const { t } = useLingui()
  if (!totp && passkeys.length === 0) return null
  const since = totp && formatDate(totp.confirmed_at)
  return (
    <dl className={styles.facts}>
      {totp && (
        <div>
          <dt>{t`Authenticator app`}</dt>
          <dd>
            <Trans>set up on {since}</Trans>
          </dd>
        </div>
      )}
      <div>
        <dt>{t`Recovery codes`}</dt>
        <dd>
          <Trans>{left} of 10 left</Trans>
        </dd>
      </div>
    </dl>
  )
}
