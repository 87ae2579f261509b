import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('the list of common passwords', () => {
  it.each([
    'Password123!',
    'P@ssw0rd2026!',
    'Pa$$word-2026',
    '@dmin-2026!!',
    'Qwerty123456!',
    'Abc123456!',
    '!!!Football99',
    'DragonDragon1!',
    'Passwort-2026!',
    'Пароль-2026!!',
    'Йцукен12345!',
    'Jobmost-2026!',
    'ILoveYou.2026',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Bridge-2026!', 'Мост-через-Эльбу-7', 'kV7#pLq29-xTz', 'Correct.Horse.7.Battery'])(
    'accepts %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
