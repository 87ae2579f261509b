import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { useLazyDialog } from '#client/ui/use-lazy-dialog.ts'
import type { Filters } from '../filters/filters.ts'

const TakeAlongDialog = lazy(async () => {
  const [{ TakeAlongDialog: Loaded }] = await Promise.all([
    import('../taken/take-along-dialog.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
})

/** The button that stores the jobs of a list on the device. Its dialog is loaded with the first press. */
export function TakeAlongButton({ filters }: { filters: Filters }) {
  const { t } = useLingui()
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  return (
    <>
      <Button variant="quiet" size="small" icon={<Icon name="download" size={20} />} onPress={open}>
        {t`Save offline`}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <TakeAlongDialog filters={filters} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
