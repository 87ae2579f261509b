import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer } from './mailer.ts'

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
