import { apiSend } from '#client/platform/api/api.ts'
import { type ContactMessage, ContactMessageAnswer } from '#shared/contract/contact-messages.ts'

/** Sends a message to the administrator. A repeated idempotency key sends it only once. */
export async function sendContactMessage(message: ContactMessage, idempotencyKey: string): Promise<void> {
  await apiSend('POST', '/addMessage', { body: message, schema: ContactMessageAnswer, idempotencyKey })
}
