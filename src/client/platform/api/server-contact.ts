import { createEmitter } from '#shared/emitter.ts'

/** The address by which `connection.ts` checks whether the server can be reached. */
export const PROBE_PATH = '/healthz'

/** Whether our server answered a request. `foreign`: another host did, perhaps for this address alone. */
export type ServerContact = boolean | 'foreign'

const contact = createEmitter<ServerContact>()

/** Calls back after each request. */
export const subscribeServerContact = contact.subscribe

/** Reports the result of a request to the listeners. */
export const emitServerContact = contact.emit
