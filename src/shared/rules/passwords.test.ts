import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenPasswordRules, passwordRuleStates } from './passwords.ts'

const nobody = { name: '', surname: '', email: '' }
const anna = { name: 'Anna Maria', surname: 'Müller-Łoś', email: 'bakery.nord@people.example' }

describe('the password rules', () => {
  it('accept the demo password', () => {
    expect(brokenPasswordRules('Bridge-2026!', anna)).toEqual([])
  })

  it.each([
    ['Ab1!', ['password_length']],
    ['Bridge-over-', ['password_digit']],
    ['Bridge20262026', ['password_symbol']],
    ['bridge-2026!', ['password_upper']],
    ['BRIDGE-2026!', ['password_lower']],
    ['', ['password_length', 'password_digit', 'password_symbol', 'password_upper', 'password_lower']],
  ])('say of "%s" what is missing', (password, rules) => {
    expect(brokenPasswordRules(password, nobody)).toEqual(rules)
  })

  it('recognise upper and lower case of every alphabet', () => {
    expect(brokenPasswordRules('Мост-через-2026', nobody)).toEqual([])
    expect(brokenPasswordRules('мост-через-2026', nobody)).toEqual(['password_upper'])
  })

  it('count a grapheme as one character', () => {
    expect(brokenPasswordRules('Aa1!😀😀😀😀😀', nobody)).toEqual(['password_length'])
  })

  it.each(['ANNA-bridge-26', 'Muller*Bridge7', 'Bridge-müller-7', 'xBakery.Nord-77', 'Łoś-x-Bridge-7'])(
    'refuse "%s", which contains the name or the address',
    (password) => {
      expect(brokenPasswordRules(password, anna)).toEqual(['password_personal'])
    },
  )

  it('ignore names of two letters', () => {
    expect(brokenPasswordRules('Lively-Bridge-7', { ...nobody, name: 'Li' })).toEqual([])
  })

  it('break no further rule when text is appended', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (start, more) => {
        const before = brokenPasswordRules(start, nobody)
        // A combining mark could change the letter before it; a space prevents that.
        expect(before).toEqual(expect.arrayContaining(brokenPasswordRules(`${start} ${more}`, nobody)))
      }),
    )
  })

  it('find the name anywhere in the password', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(brokenPasswordRules(`${before}Müller${after}`, anna)).toContain('password_personal')
      }),
    )
  })

  it('fail at once only when more text cannot meet them, and all when the password is finished', () => {
    const failed = (password: string, isFinished: boolean) =>
      Object.entries(passwordRuleStates(password, anna, isFinished)).flatMap(([rule, state]) =>
        state === 'failed' ? [rule] : [],
      )
    expect(failed('Anna-2', false)).toEqual(['password_personal'])
    expect(failed('Anna-2', true)).toEqual(['password_length', 'password_personal'])
    expect(failed('Bridge-2026!', true)).toEqual([])
    expect(failed('', true)).toEqual([])
  })
})
