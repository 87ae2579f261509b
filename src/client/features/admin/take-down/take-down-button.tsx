import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { useLazyDialog } from '#client/ui/use-lazy-dialog.ts'
import type { Held } from '../undo/use-held-decisions.ts'
import type { TakeDownTarget } from './take-down-target.ts'

const TakeDownDialog = lazy(async () => ({
  default: (await import('./take-down-dialog.tsx')).TakeDownDialog,
}))

type Props = { target: TakeDownTarget; onDone: (held: Held) => void }

/** The button that opens the dialog for taking a public vacancy or offer down. */
export function TakeDownButton({ target, onDone }: Props) {
  const { t } = useLingui()
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  return (
    <>
      <Button size="small" variant="secondary" onPress={open}>
        {t`Take down`}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <TakeDownDialog target={target} isOpen={isOpen} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
