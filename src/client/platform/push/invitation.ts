import { createStore } from '#shared/emitter.ts'
/** The person about whose answer the user is offered notifications. */
export type Invitation = 'employer' | 'person'

const invitation = createStore<Invitation | null>(null)

export const getInvitation = (): Invitation | null => invitation.get()

export const setInvitation = invitation.set

export const subscribeInvitation = invitation.subscribe
