import { createEmitter } from '#shared/emitter.ts'

const contact = createEmitter<boolean>()

/** Calls back after each request: true when our server answered. */
export const subscribeServerContact = contact.subscribe

/** Reports the result of a request to the listeners. */
export const emitServerContact = contact.emit
