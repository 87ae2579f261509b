import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromExim, fromPostfix } from '../testing/bounces.ts'
import { MAX_BOUNCE_BYTES } from './bounces-path.ts'
import { readDsn } from './read-dsn.ts'
import { saysUnknownMailbox } from './unknown-mailbox.ts'

const TO = 'bounces+1-00@jobmost.example'

describe('a delivery status notification', () => {
  it('names the address it was sent to, the status and the whole answer', () => {
    const answer =
      '550-5.1.1 The email account that you tried to reach does not exist.\n    550 5.1.1 See https://x.example'
    expect(readDsn(fromPostfix({ to: TO, status: '5.1.1', answer }))).toEqual({
      recipients: [TO, TO, TO],
      failures: [{ status: '5.1.1', answer: answer.replace(/\n {4}/, '    ') }],
    })
  })

  it('may concern several recipients, of which only the failed count', () => {
    const mail = fromExim({ to: TO, answer: '550 No such user' }).replace(
      'Action: failed',
      'Action: delayed\nFinal-Recipient: rfc822;other@people.example\nStatus: 4.4.1\n\nAction: failed',
    )
    expect(readDsn(mail)?.failures).toEqual([{ status: '5.0.0', answer: '550 No such user' }])
  })

  it('is read, or not, from anything in little time', () => {
    const piece = fc.constantFrom(
      ...fromPostfix({ to: TO, status: '5.1.1', answer: '550' }).split(/(?<=\n)/),
      '\n',
      ' ',
    )
    const mail = fc.oneof(
      fc.string({ maxLength: 5000 }),
      fc.array(piece, { maxLength: 300 }).map((all) => all.join('')),
    )
    fc.assert(fc.property(mail, (text) => readDsn(text) === null || readDsn(text)?.failures !== undefined))
  })

  it('is read in little time when a field is repeated as often as fits into it', () => {
    const field = 'To: a\n'
    const mail = field.repeat(MAX_BOUNCE_BYTES / field.length)
    const begun = performance.now()
    expect(readDsn(mail)).toBeNull()
    expect(performance.now() - begun).toBeLessThan(500)
  })

  it.each([
    ['550 5.1.1 User unknown', '5.1.1', true],
    ['550 5.2.1 Disabled', '5.2.1', true],
    ['556 5.1.10 The domain takes no mail', '5.1.10', true],
    ['550 No such user', '5.0.0', true],
    ['', '5.1.1', true],
    ['', '5.0.0', false],
    ['552 5.2.2 Mailbox full', '5.2.2', false],
    ['550 5.7.1 Looks like spam', '5.7.1', false],
    ['550 5.7.1 Looks like spam', '5.0.0', false],
    ['550 5.1.8 Bad sender', '5.1.8', false],
    ['451 4.4.1 No answer', '4.4.1', false],
  ])('with "%s" and status %s says that the mailbox is unknown: %s', (answer, status, isUnknown) => {
    expect(saysUnknownMailbox(answer, status)).toBe(isUnknown)
  })
})
