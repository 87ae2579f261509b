import { Suspense } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { useLazyDialog } from '#client/ui/use-lazy-dialog.ts'
import type { ReversalProps } from './reversal-dialog.tsx'

const ReversalDialog = lazy(async () => ({
  default: (await import('./reversal-dialog.tsx')).ReversalDialog,
}))

type Props = Omit<ReversalProps, 'isOpen' | 'onClose'> & {
  label: string
  size?: 'small' | 'medium'
}

/** The button that opens the dialog for reversing a decision: unblocking, or showing a hidden profile or a taken-down offer again. */
export function ReversalButton({ label, size = 'medium', ...dialog }: Props) {
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  return (
    <>
      <Button size={size} variant="secondary" onPress={open}>
        {label}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ReversalDialog {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
