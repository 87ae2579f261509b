import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { dataUrlOf, shrinkPhoto } from '#client/platform/device/shrink-photo.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import styles from './own-profile.module.css'
import { AVATAR_TYPES, problemOfPicture } from './profile-calls.ts'

/** The profile picture. A chosen one is saved at once: people who fill the form below overlook a second button. */
export function AvatarField({ name, src }: { name: string; src: string | null }) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)
  const saving = useSubmit(() => undefined)
  const waiting = useWaiting('avatar').at(-1)
  const shown = waiting ? waiting.picture : src
  const save = (picture: string | null) => saving.send({ kind: 'avatar', label: t`Photo`, body: { picture } })
  const choose = async (chosen: File) => {
    // A small one, because it may wait in the outbox.
    const file = problemOfPicture(chosen) === 'type' ? chosen : ((await shrinkPhoto(chosen)) ?? chosen)
    const found = problemOfPicture(file)
    const words = {
      type: t`Please choose a JPEG, PNG or WebP photo`,
      size: t`The photo is larger than 5\u00a0MB`,
    }
    setProblem(found && words[found])
    if (!found) save(await dataUrlOf(file))
  }
  const failure = saving.failure ?? saving.errors.avatar?.[0]
  return (
    <div className={styles.avatar}>
      <Avatar name={name} src={shown} size="large" />
      <div className={styles.avatarActions}>
        <FileButton
          inputLabel={t`Photo`}
          accept={AVATAR_TYPES.join()}
          onChoose={choose}
          size="small"
          variant="secondary"
          isPending={saving.isPending}
          icon={<Icon name="plus" size={20} />}
        >
          {shown ? t`Change photo` : t`Add a photo`}
        </FileButton>
        {shown && (
          <Button size="small" variant="quiet" isPending={saving.isPending} onPress={() => save(null)}>
            {t`Remove photo`}
          </Button>
        )}
      </div>
      <FieldErrorText id="avatar-error" message={problem} />
      <FailureNotice>{failure}</FailureNotice>
    </div>
  )
}
