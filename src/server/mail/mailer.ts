import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { MailKindSchema } from '#shared/contract/mails.ts'
import { htmlOf, LayoutSchema } from './html.ts'

/** `headers` are additional, such as List-Unsubscribe. */
export const MailSchema = z.object({
  /** Why it is sent, for the mail log. Mails queued by an earlier release have none. */
  kind: z.optional(MailKindSchema),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Mails queued by an earlier release have it instead of `layout`. */
  html: z.optional(z.string()),
  layout: z.optional(LayoutSchema),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Signed when the mail is sent (signed-links.ts). */
  claims: z.optional(z.record(z.string(), z.string())),
})
export type Mail = z.infer<typeof MailSchema>

/** `bouncesTo` is the envelope's sender, who gets the mail back when it cannot be delivered; else that is MAIL_FROM. */
export type OutgoingMail = Mail & { bouncesTo?: string }

export type Mailer = {
  /** Sends one mail. Throws on failure, so that the task is retried. */
  send(mail: OutgoingMail): Promise<void>
  /** Sends many mails, several at a time. Returns the error of each, or null when the mail server has accepted it. */
  sendAll(mails: readonly OutgoingMail[]): Promise<(Error | null)[]>
}

// nodemailer's default. Mail servers allow a sender few connections.
const CONNECTIONS = 5

/** A mailer that sends each mail with `send`. */
export const mailerOf = (send: Mailer['send']): Mailer => ({ send, sendAll: (mails) => settle(mails, send) })

/** Sends mail over SMTP. Many mails share connections. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail(messageOf(from, mail))
    },
    async sendAll(mails) {
      // Requeuing would send a mail twice when the connection breaks between the mail server's acceptance and its answer.
      const pool = createTransport({ url, pool: true, maxConnections: CONNECTIONS, maxRequeues: 0 })
      try {
        return await settle(mails, (mail) => pool.sendMail(messageOf(from, mail)))
      } finally {
        pool.close()
      }
    },
  }
}

const messageOf = (from: string, { bouncesTo, to: address, ...mail }: OutgoingMail) => ({
  from,
  ...mail,
  ...htmlOf(mail),
  // One address: a text would be read as a list, and each of its addresses would get the mail.
  to: { name: '', address },
  // nodemailer leaves ASCII as it is, so an encoded word (RFC 2047) in a title or a name would be shown decoded.
  subject: mail.subject.replaceAll('=?', '= ?'),
  ...(bouncesTo ? { envelope: { from: bouncesTo, to: { name: '', address } } } : {}),
})

const settle = (
  mails: readonly OutgoingMail[],
  send: (mail: OutgoingMail) => Promise<unknown>,
): Promise<(Error | null)[]> =>
  Promise.all(
    mails.map((mail) =>
      send(mail).then(
        () => null,
        (error: Error) => error,
      ),
    ),
  )

/** Writes each mail as an .eml file into `folder` when SMTP_URL is not set. Mail programs can open these files. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return mailerOf(async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { message } = await transport.sendMail({
      ...messageOf(from, mail),
      // One encoding, which mail-folder.ts reads.
      textEncoding: 'quoted-printable',
    })
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    await writeFile(join(folder, `${stamp}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 })
  })
}
