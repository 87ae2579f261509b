import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { TakeDownTarget } from './take-down-call.ts'

const TakeDownDialog = lazy(async () => ({
  default: (await import('./take-down-dialog.tsx')).TakeDownDialog,
}))

/** The button that opens the dialog for taking a public vacancy or offer down. */
export function TakeDownButton({ target, onDone }: { target: TakeDownTarget; onDone: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button size="small" variant="secondary" onPress={() => setOpen(true)}>
        {t`Take down`}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <TakeDownDialog target={target} isOpen={isOpen} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
