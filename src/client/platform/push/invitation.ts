/** Whose answer somebody is asked to be notified of. */
export type Invitation = 'employer' | 'person'

const listeners = new Set<() => void>()
let invitation: Invitation | null = null

export const getInvitation = (): Invitation | null => invitation

export function setInvitation(next: Invitation | null): void {
  invitation = next
  for (const listener of listeners) listener()
}

export function subscribeInvitation(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
