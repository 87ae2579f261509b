import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface DialogProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The label of the close button; without it there is none, as in a question that a button must answer. */
  closeLabel?: string
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons in a row at the end, always visible. */
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /** Whether a press outside closes the dialog: turn it off for forms. */
  isDismissable?: boolean
  children: ReactNode
}

const loadOverlay = () => import('./dialog-overlay.tsx')
const DialogOverlay = lazy(async () => ({ default: (await loadOverlay()).DialogOverlay }))

/** Loads the dialog's code ahead, for example when its button is hovered. */
export const preloadDialog = loadOverlay

/** A modal dialog, on phones a bottom sheet. Its code is loaded when it first opens. */
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
