import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

type Props = { failure: string | null; isPending: boolean; label: string }

/** The end of a form: what went wrong with it as a whole, and the button that sends it. */
export function FormFoot({ failure, isPending, label }: Props) {
  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" isPending={isPending}>
        {label}
      </Button>
    </>
  )
}
