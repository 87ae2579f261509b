import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'

// Lazy, because the dialog is on every page and seldom used.
const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }))

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The dialog to write to the administrator. The typed text is stored until it is sent. */
export function ContactDialog({ isOpen, onOpenChange }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Contact us`}
      closeLabel={t`Close`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
    >
      <Suspense fallback={<Skeleton height="26rem" />}>
        <ContactForm onSent={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}
