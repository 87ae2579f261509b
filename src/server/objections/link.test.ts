import { expect, it } from 'vitest'
import { signatureOf } from '../mail/signed-links.ts'
import { objectionPath, readObjectionToken } from './link.ts'

const config = { secrets: [new TextEncoder().encode('a secret of thirty-two characters')] as const }
const AT = new Date('2026-12-24T12:00:00.123Z')
const subject = { type: 'account', id: 7 } as const
const tokenOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? ''

it('a link to object names the time of its decision, which nobody can change', () => {
  const token = tokenOf(objectionPath(config, { ...subject, at: AT }, 'de'))
  expect(readObjectionToken(config, token)).toEqual({ ...subject, at: AT })
  expect(readObjectionToken(config, token.replace(`${AT.getTime()}`, `${AT.getTime() + 1}`))).toBeNull()
  expect(readObjectionToken(config, token.replace(`.${AT.getTime()}`, ''))).toBeNull()
})

it('a link without a time, as in earlier mails, is for decisions before 2027', () => {
  const token = `account.7.${signatureOf(config, 'objections:raise:account:7')}`
  const until = new Date('2026-12-01T00:00:00Z')
  expect(readObjectionToken(config, token)).toEqual({ ...subject, at: until })
})
