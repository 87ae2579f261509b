import { createStore } from '#shared/emitter.ts'

/** Whether the current user has just registered in this tab. */
export const justRegistered = createStore(false)
