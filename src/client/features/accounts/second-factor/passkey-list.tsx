import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#client/platform/words/format.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { SecondFactor } from '#shared/contract/second-factor.ts'
import { removePasskey } from '../mutations.ts'
import list from '../session-list.module.css'
import { PasswordForm } from './password-form.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import styles from './second-factor.module.css'

type Passkey = SecondFactor['passkeys'][number]
type Open = { id: number; action: 'rename' | 'remove' } | null
type Props = { passkeys: readonly Passkey[]; onChanged: () => Promise<unknown> }

/** The passkeys of the account, each with buttons to rename and remove it. */
export function PasskeyList({ passkeys, onChanged }: Props) {
  const [open, setOpen] = useState<Open>(null)
  return (
    <ul className={styles.passkeys}>
      {passkeys.map((passkey) => (
        <Item
          key={passkey.id}
          passkey={passkey}
          open={open?.id === passkey.id ? open.action : null}
          onOpen={(action) => setOpen(action && { id: passkey.id, action })}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}

type ItemProps = {
  passkey: Passkey
  open: 'rename' | 'remove' | null
  onOpen: (action: 'rename' | 'remove' | null) => void
  onChanged: () => Promise<unknown>
}

function Item({ passkey, open, onOpen, onChanged }: ItemProps) {
  const { t } = useLingui()
  const { id, name } = passkey
  const since = formatDate(passkey.created_at)
  const lastUsed = passkey.last_used_at && <RelativeTime at={passkey.last_used_at} />
  const toggle = (action: 'rename' | 'remove') => onOpen(open === action ? null : action)
  return (
    <li>
      <div className={list.item}>
        <div className={list.device}>
          <p className={list.name}>{name}</p>
          <p className={list.soft}>
            {lastUsed ? (
              <Trans>
                Last used {lastUsed}, added on {since}
              </Trans>
            ) : (
              <Trans>Added on {since}, not used yet</Trans>
            )}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open === 'rename'}
          aria-label={t`Rename: ${name}`}
          onPress={() => toggle('rename')}
        >
          {t`Rename`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open === 'remove'}
          aria-label={t`Remove: ${name}`}
          onPress={() => toggle('remove')}
        >
          {t`Remove`}
        </Button>
      </div>
      {open === 'rename' && (
        <RenamePasskey
          passkey={passkey}
          onRenamed={async () => {
            await onChanged()
            onOpen(null)
          }}
        />
      )}
      {open === 'remove' && (
        <PasswordForm
          label={t`Remove passkey`}
          variant="danger"
          send={(proof) => removePasskey(id, proof)}
          onSent={async () => {
            await onChanged()
            showToast({ text: t`Removed`, tone: 'done' })
          }}
        />
      )}
    </li>
  )
}
