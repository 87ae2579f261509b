import { describe, expect, it } from 'vitest'
import { collectClaims, signatureOf, signLinks } from './signed-links.ts'

const config = { secrets: [new TextEncoder().encode('a secret of thirty-two characters')] } as const
const MAIL = { to: 'anna@people.example', subject: 'Jobs' }
const layoutOf = (link: string) => ({
  language: 'en' as const,
  publicUrl: 'http://localhost:3000',
  smallPrint: { words: 'Unsubscribe', link },
})

describe('links of queued mails', () => {
  it('are signed in text, HTML and headers when the mail is sent', () => {
    const { sign, claims } = collectClaims()
    const token = sign('newsletter:unsubscribe:7')
    const signature = signatureOf(config, 'newsletter:unsubscribe:7')
    expect(token).not.toContain(signature)
    const mail = {
      ...MAIL,
      text: `a ${token} b ${token}`,
      html: token,
      layout: layoutOf(token),
      headers: { 'List-Unsubscribe': token },
    }
    expect(signLinks(config, { ...mail, claims })).toEqual({
      ...MAIL,
      text: `a ${signature} b ${signature}`,
      html: signature,
      layout: layoutOf(signature),
      headers: { 'List-Unsubscribe': signature },
    })
  })

  it('refuse a claim that no mail makes', () => {
    for (const claim of [
      'seal:7',
      'newsletter:unsubscribe:',
      'x newsletter:unsubscribe:7',
      'vacancies:still-open:7\n',
    ]) {
      const mail = { ...MAIL, text: 'p', claims: { p: claim } }
      expect(() => signLinks(config, mail)).toThrow('claims')
    }
  })
})
