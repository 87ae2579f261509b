import { createStore } from '#shared/emitter.ts'

/** Whether the contact form is open: it belongs to the footer, and other places open it too. */
export const contactFormOpen = createStore(false)
