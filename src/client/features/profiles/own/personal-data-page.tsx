import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { City } from '#shared/contract/places.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import { AccountCard } from './account-card.tsx'
import { ContactFields } from './contact-fields.tsx'
import styles from './own-profile.module.css'
import { PersonFields } from './person-fields.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'

type Props = {
  query: UseQueryResult<Profile>
  user: CurrentUser | undefined
  cities: readonly City[] | undefined
  /** The choice of the role in use. */
  roles: ReactNode
}

/** The user's name, picture, contact details and personal data. */
export function PersonalDataPage({ query, user, cities, roles }: Props) {
  const { t } = useLingui()
  return (
    <ProfileSection title={t`Personal data`} user={user} query={query}>
      {(profile) => (
        <div className={styles.stack}>
          <AccountCard profile={profile} user={user} />
          <ProfileForm profile={profile} section="personal" places={{ cities }}>
            {(fields) => (
              <>
                {profile.role === 'worker' && (
                  <p className={styles.wide}>
                    <Trans>
                      Anyone can see your given name, your photo and what a switch shows. What is switched off
                      is not on your public profile.
                    </Trans>
                  </p>
                )}
                <ContactFields {...fields} profile={profile} cities={cities ?? []} />
                {profile.role === 'worker' && <PersonFields {...fields} />}
              </>
            )}
          </ProfileForm>
          {roles}
        </div>
      )}
    </ProfileSection>
  )
}
