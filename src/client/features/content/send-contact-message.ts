import { postOnce } from '#client/platform/api/post-once.ts'
import type { ContactMessage } from '#shared/contract/contact-messages.ts'

/** Sends a message to the administrator while signed out. A repeated idempotency key sends it only once. */
export const sendContactMessage = (message: ContactMessage, idempotencyKey: string): Promise<void> =>
  postOnce('/addMessage', message, idempotencyKey)
