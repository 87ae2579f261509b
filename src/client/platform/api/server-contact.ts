import { createEmitter } from '#shared/emitter.ts'

/** The address by which `reaches-server.ts` checks whether the server can be reached. */
export const PROBE_PATH = '/healthz'

/**
 * Whether our server answered a request. `unclear`: this request got no answer, or one of another host, but others may
 * reach our server: a firewall may refuse one address, a large upload may be slow.
 */
export type ServerContact = boolean | 'unclear'

const contact = createEmitter<ServerContact>()

/** Calls back after each request. */
export const subscribeServerContact = contact.subscribe

/** Reports the result of a request to the listeners. */
export const emitServerContact = contact.emit
