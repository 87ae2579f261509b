import { expect, it } from 'vitest'
import { receivedMail } from './received-mail.ts'

it('the mail about a bid links our page alone, whatever the bidder has written', () => {
  const bid = {
    id: 2,
    name: 'Anna evil.example',
    text: 'See jobmost-login.example/x',
    pay_amount: null,
    pay_type: null,
  }
  const { text } = receivedMail('en', { id: 1, title: 'Baker' }, bid, 'https://jobmost.example')
  expect(text).toContain('Anna evil. example has bid')
  expect(text).toContain('> See jobmost-login. example/x')
  expect(text.match(/\S+\.[a-z]{2}\S*/g)).toEqual([
    'https://jobmost.example/en/cabinet/worker/user/vacancy/1/bids#bid-2',
  ])
})
