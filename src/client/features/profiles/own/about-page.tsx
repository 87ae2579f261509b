import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { PROFILE_LIMITS, type Profile } from '#shared/contract/profiles.ts'
import styles from './own-profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ShownSwitch } from './shown-switch.tsx'

type Props = { query: UseQueryResult<Profile>; user: CurrentUser | undefined }

/** The form for the text about oneself. */
export function AboutPage({ query, user }: Props) {
  const { t } = useLingui()
  const isEmployer = useViewer().role === 'boss'
  const title = isEmployer ? t`About us` : t`About me`
  return (
    <ProfileSection title={title} user={user} query={query}>
      {(profile) => (
        <ProfileForm profile={profile} section="about">
          {({ draft, change }) => (
            <>
              <LimitedTextArea
                name="about"
                label={title}
                description={
                  isEmployer
                    ? t`Who you are, what work you offer, what is important to you.`
                    : t`What you are good at, how you work, what is important to you.`
                }
                value={draft.about}
                onChange={(about) => change({ about })}
                max={PROFILE_LIMITS.about}
                rows={8}
                className={styles.wide}
              />
              <ShownSwitch draft={draft} change={change} field="about" of={title} />
            </>
          )}
        </ProfileForm>
      )}
    </ProfileSection>
  )
}
