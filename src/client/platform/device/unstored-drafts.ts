import { createStore } from '#shared/emitter.ts'

/** Whether something typed in this tab could not be stored, because the device has no space left or its storage fails. */
export const hasUnstoredDrafts = createStore(false)
