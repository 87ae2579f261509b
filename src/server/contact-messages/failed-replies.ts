import type { ReceivedMessage } from '#shared/contract/contact-messages.ts'
import type { Db } from '../db/connect.ts'
import { listFailedMails } from '../mails/failed.ts'

/** Adds why the mail with a reply has failed: staff may not read the mail log, and believe that the reply has arrived. */
export async function withFailedReplies(db: Db, messages: ReceivedMessage[]): Promise<ReceivedMessage[]> {
  const answered = messages.filter(({ replies }) => replies.length > 0)
  if (answered.length === 0) return messages
  const failed = await listFailedMails(
    db,
    'contact_answer',
    answered.map(({ email }) => email),
  )
  return messages.map((message) => ({
    ...message,
    replies: message.replies.map((reply) => {
      // The mail has the reply as paragraphs of its own (mails.ts).
      const mail = failed.find(
        ({ to, text }) => to === message.email && text.includes(`\n\n${reply.text}\n\n`),
      )
      return mail ? { ...reply, mail_error: mail.error } : reply
    }),
  }))
}
