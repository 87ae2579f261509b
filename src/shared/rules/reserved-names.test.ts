import { describe, expect, it } from 'vitest'
import { isReservedName } from './reserved-names.ts'

describe('a name that looks like ours', () => {
  it.each([
    'Jobmost',
    'Jobmost Security',
    'JOB MOST GmbH',
    'J0bm0st',
    'Jоbmоst',
    'Ϳobmost',
    'ｊｏｂｍｏｓｔ',
    'Jóbmöst',
    'Jobrnost',
    'Job\u200bmost',
    'Sup\u115fport \u3164Team',
    'Job-6most'.replace('6', ''),
    'Jo8most',
    'Джобмост',
    'Support',
    'Suppоrt Team',
    '5upport',
    'Служба безопасности',
    'Поддержка',
    'Obsługa klienta',
    'Kundenservice',
    'Administrator',
    'Anna https://evil.example/login',
    'www.evil.example',
  ])('is refused: %s', (name) => {
    expect(isReservedName(name)).toBe(true)
  })

  it.each([
    'Anna',
    'Kowalska',
    'Security Schmidt GmbH',
    'IT-Support Müller',
    'Mostjob',
    'Иван',
    'Müller & Söhne',
    'Teamwork Zeitarbeit',
    '4 Jahreszeiten',
    'Moderna',
    '',
    '—',
  ])('is not: %s', (name) => {
    expect(isReservedName(name)).toBe(false)
  })
})
