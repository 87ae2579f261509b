import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface DialogProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the cross; without it there is none, as in a question that must be answered by its buttons. */
  closeLabel?: string
  /** For a question that interrupts: `alertdialog`. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons in a row at the end, always in sight. */
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /** Whether a press beside the dialog closes it: turn off while something is typed. */
  isDismissable?: boolean
  children: ReactNode
}

const loadOverlay = () => import('./dialog-overlay.tsx')
const DialogOverlay = lazy(async () => ({ default: (await loadOverlay()).DialogOverlay }))

/** Loads the dialog's code ahead, for example when its button is hovered. */
export const preloadDialog = loadOverlay

/** A modal dialog, on phones a sheet from below; its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DialogOverlay {...props} />
    </Suspense>
  )
}
