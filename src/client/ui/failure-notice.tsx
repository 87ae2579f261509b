import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** An alert with the reason of a failure. Renders nothing without a reason. */
export function FailureNotice({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Notice tone="error" role="alert">
      {children}
    </Notice>
  )
}
