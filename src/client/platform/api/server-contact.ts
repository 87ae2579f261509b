import { createEmitter } from '#shared/emitter.ts'

const contact = createEmitter<boolean>()

/** Tells after each call whether our server answered. */
export const subscribeServerContact = contact.subscribe

/** Passes on what a call found out. */
export const tellServerContact = contact.emit
