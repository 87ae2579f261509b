import { createStore } from '#shared/emitter.ts'

/** Whether the current user has just registered in this tab and is to be greeted. */
export const newcomer = createStore(false)
