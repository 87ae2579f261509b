import { useLingui } from '@lingui/react/macro'
import { useSend } from '#client/platform/forms/use-send.ts'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { uploadPicture } from './queries.ts'

type Props = { label: string; onUploaded: (picture: string) => void }

/** Chooses a picture and uploads it; the server re-encodes it. */
export function PictureButton({ label, onUploaded }: Props) {
  const { t } = useLingui()
  const { send, isPending, errors, failure } = useSend(uploadPicture, onUploaded)
  const problem = errors.picture?.[0] ?? failure
  return (
    <>
      <FileButton
        inputLabel={t`Picture`}
        accept="image/jpeg,image/png,image/webp"
        onChoose={send}
        size="small"
        variant="secondary"
        icon={<Icon name="plus" size={20} />}
        isPending={isPending}
      >
        {label}
      </FileButton>
      {problem && <FieldErrorText id="picture-error" message={problem} />}
    </>
  )
}
