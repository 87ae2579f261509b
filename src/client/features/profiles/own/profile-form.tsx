import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Profile } from '#shared/contract/profiles.ts'
import { blankIn, type ProfileDraft, type Section } from './changes.ts'
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
  const [blank, setBlank] = useState<Record<string, string[]>>({})
  const { draft, changes, change, startOver, save, isRestored, isPending, errors, failure, others } =
    useProfileChanges(profile, section)
  const shown = useMemo(() => (Object.keys(blank).length > 0 ? blank : errors), [blank, errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fields = blankIn(changes)
    setBlank(Object.fromEntries(fields.map((field) => [field, [t`field cannot be empty`]])))
    if (fields.length === 0) save()
  }
  return (
    <>
      <RefusedChanges profile={profile} section={section} places={places} />
      <Form onSubmit={submit} validationErrors={shown} className={styles.form}>
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
