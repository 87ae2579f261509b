import { Suspense } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { useLazyDialog } from '#client/ui/use-lazy-dialog.ts'
import type { ShowAgainProps } from './show-again-dialog.tsx'

const ShowAgainDialog = lazy(async () => ({
  default: (await import('./show-again-dialog.tsx')).ShowAgainDialog,
}))

type Props<Answer> = Omit<ShowAgainProps<Answer>, 'isOpen' | 'onClose'> & {
  label: string
  size?: 'small' | 'medium'
}

/** The button that opens the dialog for showing a hidden profile or a taken-down offer again. */
export function ShowAgainButton<Answer>({ label, size = 'medium', ...props }: Props<Answer>) {
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  const dialog = { ...props, isOpen, onClose: () => setOpen(false) } as ShowAgainProps<unknown>
  return (
    <>
      <Button size={size} variant="secondary" onPress={open}>
        {label}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ShowAgainDialog {...dialog} />
        </Suspense>
      )}
    </>
  )
}
