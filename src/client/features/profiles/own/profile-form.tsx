import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Profile } from '#shared/contract/profiles.ts'
import type { ProfileDraft, Section } from './changes.ts'
import { findProfileErrors } from './find-profile-errors.ts'
import { OtherValues, RefusedChanges } from './other-values.tsx'
import styles from './own-profile.module.css'
import { useProfileChanges } from './use-profile-changes.ts'
import type { Places } from './use-profile-texts.ts'

export type FieldsProps = { draft: ProfileDraft; change: (part: Partial<ProfileDraft>) => void }
type Props = {
  profile: Profile
  section: Section
  /** What the form offers. */
  places?: Places
  children: (fields: FieldsProps) => ReactNode
}

/** A section of the profile as a form. Changes are stored as a draft until the server has saved them. */
export function ProfileForm({ profile, section, places = {}, children }: Props) {
  const { t } = useLingui()
  const { language } = useViewer()
  const now = useNow()
  const { draft, changes, change, startOver, save, isRestored, isPending, errors, failure, others } =
    useProfileChanges(profile, section)
  const check = () => findProfileErrors(changes, profile, language, now)
  const { shown, onSubmit, onWrong } = useFormCheck(check, save, { errors })
  return (
    <>
      <RefusedChanges profile={profile} section={section} places={places} />
      <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown} className={styles.form}>
        {isRestored && (
          <Notice
            role="status"
            actions={
              <Button size="small" variant="secondary" onPress={startOver}>
                <Trans>Start over</Trans>
              </Button>
            }
          >
            <Trans>We have restored what you typed here before. It has not been saved yet.</Trans>
          </Notice>
        )}
        {others && (
          <OtherValues
            {...others}
            section={section}
            places={places}
            own={draft}
            isRefused={failure !== null}
          />
        )}
        <Card padding="large" className={styles.fields}>
          {children({ draft, change })}
        </Card>
        <FailureNotice>{!others && failure}</FailureNotice>
        <Button type="submit" isPending={isPending} className={styles.save}>
          {t`Save`}
        </Button>
      </Form>
    </>
  )
}
