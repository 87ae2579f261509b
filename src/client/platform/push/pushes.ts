import type { PushMessage } from './messages.ts'

type Push = PushMessage & { type: 'push' }
type Listeners = {
  /** A push has arrived and is shown. */
  onPush?: (push: Push) => void
  /** A notification was clicked: this window shall show its page. */
  onOpen?: (path: string) => void
}

/** Listens to the service worker. Returns a function that stops it. */
export function subscribePushes({ onPush, onOpen }: Listeners): () => void {
  const receive = ({ data }: MessageEvent<PushMessage | null>) => {
    if (data?.type === 'push') onPush?.(data)
    if (data?.type === 'open-path') onOpen?.(data.path)
  }
  navigator.serviceWorker?.addEventListener('message', receive)
  return () => navigator.serviceWorker?.removeEventListener('message', receive)
}
