import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderMailer, createSmtpMailer } from './mailer.ts'

describe('mail over SMTP', () => {
  const commands: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('220 test\r\n')
    let isText = false
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return
      isText = line === 'DATA'
      commands.push(line)
      socket.write(isText ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `smtp://127.0.0.1:${typeof address === 'object' && address?.port}?ignoreTLS=true`
  })
  afterAll(() => void server.close())

  const MAIL = { to: 'reader@people.example', subject: 'Hello', text: 'Hello' }
  const senders = () => commands.splice(0).filter((line) => line.startsWith('MAIL FROM'))

  it('has the sender of the envelope that bounces go to, alone and with others', async () => {
    const mailer = createSmtpMailer(url, 'Jobmost <no-reply@jobmost.example>')
    await mailer.send({ ...MAIL, bouncesTo: 'bounces+1-00@jobmost.example' })
    expect(senders()).toEqual(['MAIL FROM:<bounces+1-00@jobmost.example>'])
    expect(await mailer.sendAll([MAIL, { ...MAIL, bouncesTo: 'bounces+2-00@jobmost.example' }])).toEqual([
      null,
      null,
    ])
    expect(senders().sort()).toEqual([
      'MAIL FROM:<bounces+2-00@jobmost.example>',
      'MAIL FROM:<no-reply@jobmost.example>',
    ])
  })
})

it('a mail goes to one address, and no title or name adds a header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'))
  try {
    const mailer = createFolderMailer(folder, 'Jobmost <no-reply@jobmost.example>')
    const subject = 'Approved: Baker\r\nBcc: other@people.example\r\n\r\nBcc: other@people.example'
    await mailer.send({ to: 'reader@people.example', subject, text: 'Hello' })
    await mailer.send({ to: 'reader@people.example, other@people.example', subject: 'Two', text: 'Hello' })
    await mailer.send({
      to: 'reader@people.example\r\nBcc: other@people.example',
      subject: 'Lines',
      text: 'Hello',
    })
    const names = await readdir(folder)
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(mails).toHaveLength(3)
    for (const mail of mails) {
      const [head = ''] = mail.split('\n\n')
      expect(head).toMatch(/^To: [<"]*reader@people\.example/m)
      expect(head).not.toMatch(/^(?:Bcc|Cc)/m)
      // In quotation marks or angle brackets: one address.
      expect(head.match(/^To: (.*)$/m)?.[1]).not.toMatch(/^[^<"]*[,:]/)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('an encoded word in a title is sent as it was typed, not as what it would be decoded to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'))
  try {
    await createFolderMailer(folder, 'Jobmost <no-reply@jobmost.example>').send({
      to: 'reader@people.example',
      subject: 'Approved: =?utf-8?Q?Jobmost=20Support?=',
      text: 'Hello',
    })
    const [name = ''] = await readdir(folder)
    const mail = await readFile(join(folder, name), 'utf8')
    expect(mail).toContain('Subject: Approved: = ?utf-8?Q?Jobmost=20Support?=\n')
  } finally {
    await rm(folder, { recursive: true })
  }
})
