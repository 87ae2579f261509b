import { loadAllWords } from '#client/platform/words/i18n.ts'
import { createStore } from '#shared/emitter.ts'

/** Whether the contact form is open: it belongs to the footer, and other places open it too. */
export const contactFormOpen = createStore(false)

/** Opens the contact form, with its words. */
export async function openContactForm(): Promise<void> {
  await loadAllWords()
  contactFormOpen.set(true)
}
