import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-overlay.tsx'

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
