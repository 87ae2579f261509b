import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
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
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="download" size={20} />}
        onPress={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        {t`Take along`}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <TakeAlongDialog filters={filters} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
