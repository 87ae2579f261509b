import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** Says at once why something failed. Renders nothing without a reason. */
export function FailureNotice({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Notice tone="error" role="alert">
      {children}
    </Notice>
  )
}
