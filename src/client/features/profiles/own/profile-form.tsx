import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Profile } from '#shared/contract/profiles.ts'
import { type ProfileDraft, type ProfileField, SECTIONS, type Section } from './changes.ts'
import { findProfileErrors } from './find-profile-errors.ts'
import { OtherValues } from './other-values.tsx'
import styles from './own-profile.module.css'
import { RefusedChange } from './refused-change.tsx'
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
        {others && <OtherValues {...others} places={places} own={draft} isRefused={failure !== null} />}
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

type RefusedProps = { profile: Profile; section: Section; places: Places }

/** Changes of a section that the server has refused. */
function RefusedChanges({ profile, section, places }: RefusedProps) {
  const fields: readonly ProfileField[] = SECTIONS[section]
  return useEntries('profile')
    .filter(({ state, body }) => state === 'failed' && fields.some((field) => field in body))
    .map((entry) => (
      <Card key={entry.id} className={styles.refused}>
        <RefusedChange entry={entry} profile={profile} places={places} section={fields} />
      </Card>
    ))
}
