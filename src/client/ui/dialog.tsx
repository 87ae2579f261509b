import { Suspense, useState } from 'react'
import type { DialogProps } from './dialog-overlay.tsx'
import { lazy } from './lazy.ts'

const loadOverlay = () => import('./dialog-overlay.tsx')
const DialogOverlay = lazy(async () => ({ default: (await loadOverlay()).DialogOverlay }))

/** Loads the dialog's code ahead, for example when its button is hovered. Offline it may fail; opening tells then. */
export const preloadDialog = () => void loadOverlay().catch(() => undefined)

/** A modal dialog, on phones a bottom sheet. Its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const [{ isOpen, openings }, setState] = useState({ isOpen: props.isOpen, openings: props.isOpen ? 1 : 0 })
  if (props.isOpen !== isOpen) setState({ isOpen: props.isOpen, openings: openings + (props.isOpen ? 1 : 0) })
  if (openings === 0) return null
  return (
    <Suspense fallback={null}>
      {/* A new instance for each opening: one that is reopened while it fades out would not take the focus again. */}
      <DialogOverlay key={openings} {...props} />
    </Suspense>
  )
}
