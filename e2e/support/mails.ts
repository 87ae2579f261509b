import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const SOON = { timeout: 20_000 }

/** Waits for a mail to an address and returns the text of the latest one. */
export async function mailTo(dataDir: string, address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(dataDir, address)).length, SOON).toBeGreaterThan(0)
  return (await mailsTo(dataDir, address)).at(-1) ?? ''
}

/** The address to which the answer to the latest mail to an address goes. */
export async function replyAddress(dataDir: string, address: string): Promise<string | undefined> {
  const latest = (await sourcesTo(dataDir, address)).at(-1) ?? ''
  return /^Reply-To: (.+)$/m.exec(headersOf(latest))?.[1]
}

/** The texts of all mails that were sent to an address. */
export async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  return (await sourcesTo(dataDir, address)).map(textOf)
}

async function sourcesTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => headersOf(mail).includes(`\nTo: ${address}\n`))
}

const headersOf = (mail: string) => `\n${mail.split('\n\n', 1)[0]}\n`

/** Decodes the text of a mail from its transfer encoding. */
function textOf(mail: string): string {
  const body = mail.slice(mail.indexOf('\n\n') + 2)
  const boundary = /^Content-Type: multipart\/[\s\S]*?boundary="([^"]+)"/im.exec(headersOf(mail))?.[1]
  if (boundary) {
    const parts = body.split(`--${boundary}`).map((part) => part.replace(/^\n/, ''))
    return textOf(parts.find((part) => /^Content-Type: text\/plain/im.test(headersOf(part))) ?? '')
  }
  const packed = /^Content-Transfer-Encoding: (\S+)/im.exec(headersOf(mail))?.[1]
  if (packed === 'base64') return Buffer.from(body, 'base64').toString()
  if (packed !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
