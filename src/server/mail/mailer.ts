import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'

/** `headers` are additional, such as List-Unsubscribe. */
export const MailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Signed when the mail is sent (signed-links.ts). */
  claims: z.optional(z.record(z.string(), z.string())),
})
export type Mail = z.infer<typeof MailSchema>

/** Sends one mail. Throws on failure, so that the task is retried. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Sends mail over SMTP. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail })
    },
  }
}

/** Writes each mail as an .eml file into `folder` when SMTP_URL is not set. Mail programs can open these files. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail({ from, ...mail })
      const stamp = new Date().toISOString().replace(/[:.]/g, '-')
      await writeFile(join(folder, `${stamp}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 })
    },
  }
}
