import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ROLE_WORDS } from '#client/domain/role-words.ts'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import { AvatarField } from './avatar-field.tsx'
import styles from './own-profile.module.css'

type Props = { profile: Profile; user: CurrentUser | undefined }

/** The user's picture, name, role and e-mail address. */
export function AccountCard({ profile, user }: Props) {
  const { i18n } = useLingui()
  const name = `${profile.name} ${profile.surname}`
  return (
    <Card padding="large" className={styles.sheet}>
      <div className={styles.names}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{i18n._(ROLE_WORDS[profile.role])}</p>
        {user && <Email confirmed={user.email_confirmed}>{user.email}</Email>}
        {profile.phone_views > 0 && <PhoneViews count={profile.phone_views} />}
      </div>
      <AvatarField name={name} src={profile.url_img} />
    </Card>
  )
}

function Email({ confirmed, children }: { confirmed: boolean; children: ReactNode }) {
  return (
    <p className={styles.email}>
      <span>{children}</span>
      {confirmed ? (
        <Chip tone="done" icon={<Icon name="check" size={16} />}>
          <Trans context="e-mail address">Confirmed</Trans>
        </Chip>
      ) : (
        <Chip tone="amber" icon={<Icon name="waiting" size={16} />}>
          <Trans context="e-mail address">Not confirmed yet</Trans>
        </Chip>
      )}
    </p>
  )
}

function PhoneViews({ count }: { count: number }) {
  return (
    <p className={styles.soft}>
      <Plural
        value={count}
        one="# employer has seen your phone number"
        other="# employers have seen your phone number"
      />
    </p>
  )
}
