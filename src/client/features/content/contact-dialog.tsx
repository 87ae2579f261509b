import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

// Stands under every page: its form is fetched when somebody wants to write.
const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }))

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Writes to the administrator. Opening and closing both begin anew: the form lives as long as it is open. */
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
