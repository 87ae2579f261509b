import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatNumber } from '#client/platform/words/format.ts'
import { TextArea } from '#client/ui/text-area.tsx'
import { PROFILE_LIMITS, type Profile } from '#shared/contract/profiles.ts'
import styles from './own-profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ShownSwitch } from './shown-switch.tsx'

/** The form for the text about oneself. */
export function AboutPage({ query }: { query: UseQueryResult<Profile> }) {
  const { t } = useLingui()
  const max = formatNumber(PROFILE_LIMITS.about)
  return (
    <ProfileSection title={t`About me`} query={query}>
      {(profile) => (
        <ProfileForm profile={profile} section="about">
          {({ draft, change }) => (
            <>
              <TextArea
                name="about"
                label={t`About me`}
                description={t`What you are good at, how you work, what is important to you.`}
                value={draft.about}
                onChange={(about) => change({ about })}
                maxLength={PROFILE_LIMITS.about}
                counter={`${formatNumber(draft.about.length)} / ${max}`}
                rows={8}
                className={styles.wide}
              />
              <ShownSwitch draft={draft} change={change} field="about" of={t`About me`} />
            </>
          )}
        </ProfileForm>
      )}
    </ProfileSection>
  )
}
