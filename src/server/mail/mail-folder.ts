import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Where mails are written as files when SMTP_URL is not set. */
export const mailFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail')

/** Deletes the mails that were written before a time. */
export const deleteMailsBefore = (folder: string, before: Date): Promise<void> =>
  deleteMails(folder, async (path) => (await stat(path)).mtime < before)

/** Deletes the mails that contain one of these texts, such as the recipient's address. */
export async function deleteMailsAbout(folder: string, texts: readonly string[]): Promise<void> {
  const wanted = texts.map((text) => text.toLowerCase())
  await deleteMails(folder, async (path) => {
    const mail = decodeMail(await readFile(path, 'latin1')).toLowerCase()
    return wanted.some((text) => mail.includes(text))
  })
}

async function deleteMails(folder: string, isWanted: (path: string) => Promise<boolean>): Promise<void> {
  // There is no folder before the first mail.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, name)
    // Another process may have deleted it meanwhile.
    if (await isWanted(path).catch(() => false)) await rm(path, { force: true })
  }
}

/** The text of a mail whose parts are quoted-printable (RFC 2045), as the mailer writes them. */
const decodeMail = (mail: string): string =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
