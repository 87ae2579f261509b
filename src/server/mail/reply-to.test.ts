import { expect, it } from 'vitest'
import { type Mail, mailerOf } from './mailer.ts'
import { withReplyTo } from './reply-to.ts'

const mail: Mail = { to: 'a@people.example', subject: 'S', text: 'T', headers: { 'List-Id': 'x' } }

it('answers go to the address of that moment, if there is one', async () => {
  const sent: Mail[] = []
  let address: string | null = null
  const mailer = withReplyTo(
    mailerOf(async (one) => void sent.push(one)),
    async () => address,
  )
  await mailer.send(mail)
  address = 'office@jobmost.example'
  await mailer.send(mail)
  expect(await mailer.sendAll([mail, mail])).toEqual([null, null])
  const headers = { 'Reply-To': 'office@jobmost.example', 'List-Id': 'x' }
  expect(sent.map((one) => one.headers)).toEqual([{ 'List-Id': 'x' }, headers, headers, headers])
})
