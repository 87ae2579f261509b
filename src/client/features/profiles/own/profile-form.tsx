import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useDraft } from '#client/platform/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Profile, ProfilePatch } from '#shared/contract/profiles.ts'
import { blankIn, changesOf, draftOf, type ProfileDraft } from './changes.ts'
import styles from './own-profile.module.css'
import { patchProfile } from './profile-calls.ts'
import { useSave } from './use-save.ts'

export type FieldsProps = { draft: ProfileDraft; change: (part: Partial<ProfileDraft>) => void }
type Props = { profile: Profile; section: string; children: (fields: FieldsProps) => ReactNode }

/** A part of the profile to be filled in; what was changed is kept on the device until the server has it. */
export function ProfileForm({ profile, section, children }: Props) {
  const { t } = useLingui()
  const before = draftOf(profile)
  const [changes, setChanges, { clear, restored }] = useDraft<Partial<ProfileDraft>>(`profile:${section}`, {})
  const [blank, setBlank] = useState<Record<string, string[]>>({})
  const draft = { ...before, ...changes }
  const startOver = () => {
    setChanges({})
    void clear()
  }
  const { send, isPending, errors, failure } = useSave(
    (patch: Partial<ProfileDraft>) => patchProfile(patch as ProfilePatch),
    startOver,
  )
  const shown = useMemo(() => (Object.keys(blank).length > 0 ? blank : errors), [blank, errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fields = blankIn(changes)
    setBlank(Object.fromEntries(fields.map((field) => [field, [t`field cannot be empty`]])))
    if (fields.length === 0 && !isPending) send(changes)
  }
  return (
    <Form onSubmit={submit} validationErrors={shown} className={styles.form}>
      {restored && (
        <Notice
          role="status"
          actions={
            <Button size="small" variant="secondary" onPress={startOver}>
              <Trans>Start over</Trans>
            </Button>
          }
        >
          <Trans>What you typed here before is back. It has not been saved yet.</Trans>
        </Notice>
      )}
      <Card padding="large" className={styles.fields}>
        {children({ draft, change: (part) => setChanges(changesOf(before, { ...draft, ...part })) })}
      </Card>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" isPending={isPending} className={styles.save}>
        {t`Save`}
      </Button>
    </Form>
  )
}
