import { useEffect, useRef } from 'react'
import { resumeEdited } from '#client/platform/outbox/outbox.ts'

/**
 * Lets a paused entry be sent when its editor is left without Save or Cancel: otherwise it would hold its lane for ever. A typed change
 * is a draft; its old text must not be sent, and the entry stays paused.
 */
export function useResumeOnLeave(id: string, isTyped: boolean): void {
  const latest = useRef({ id, isTyped })
  useEffect(() => {
    latest.current = { id, isTyped }
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(timer.current)
    return () => {
      // React's strict mode unmounts and mounts again in one task.
      timer.current = setTimeout(() => {
        const left = latest.current
        if (!left.isTyped) void resumeEdited(left.id).catch(() => undefined)
      })
    }
  }, [])
}
