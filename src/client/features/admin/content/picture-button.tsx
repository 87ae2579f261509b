import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { uploadPicture } from './queries.ts'

type Props = { label: string; onUploaded: (picture: string) => void }

/** Chooses a picture and uploads it; the server re-encodes it. */
export function PictureButton({ label, onUploaded }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { send, isPending, errors, failure } = useSend(uploadPicture, onUploaded)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Clears the input: otherwise choosing the same file again fires no event.
    target.value = ''
    if (file) send(file)
  }
  const problem = errors.picture?.[0] ?? failure
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t`Picture`}
      />
      <Button
        size="small"
        variant="secondary"
        icon={<Icon name="plus" size={20} />}
        isPending={isPending}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      {problem && <FieldErrorText id="picture-error" message={problem} />}
    </>
  )
}
