import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface QueryFailureProps {
  title?: ReactNode
  text: string
  retryLabel: string
  onRetry: () => unknown
}

/** Replaces data that could not be fetched: the reason and a retry button. */
export function QueryFailure({ title, text, retryLabel, onRetry }: QueryFailureProps) {
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      actions={
        <Button size="small" onPress={() => onRetry()}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
