import { createStore } from '#shared/emitter.ts'
/** Whose answer somebody is asked to be notified of. */
export type Invitation = 'employer' | 'person'

const invitation = createStore<Invitation | null>(null)

export const getInvitation = (): Invitation | null => invitation.get()

export const setInvitation = invitation.set

export const subscribeInvitation = invitation.subscribe
