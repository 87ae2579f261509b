import { createStore } from '#shared/emitter.ts'
/** Whose answer the user is invited to be notified of. */
export type Invitation = 'employer' | 'person'

const invitation = createStore<Invitation | null>(null)

export const getInvitation = (): Invitation | null => invitation.get()

export const setInvitation = invitation.set

export const subscribeInvitation = invitation.subscribe
