import { expect, it } from 'vitest'
import { wageScopesOf } from './wage-scopes-of.ts'

const CARE = ['care_assistant', 'care_trained', 'care_nurse'] as const

it.each([
  'Pflegefachkraft (m/w/d)',
  'Gesundheits- und Krankenpfleger',
  'Krankenschwester in Leipzig',
  'Pflegefachkraft als Aushilfe',
  'Registered nurse',
  'Pielęgniarka na oddział',
  'Медсестра в дом престарелых',
  'Медицинская сестра',
])('%s is a nurse', (title) => expect(wageScopesOf(title, CARE)).toEqual(['care_nurse']))

it.each([
  'Pflegehelfer (m/w/d)',
  'Krankenpflegehelferin',
  'Pflegefachassistent',
  'Nursing assistant',
  "Nurse's aide",
  'Opiekunka osób starszych',
  'Сиделка',
  'Помощница медсестры',
])('%s is an assistant, with or without training', (title) =>
  expect(wageScopesOf(title, CARE)).toEqual(['care_assistant', 'care_trained']),
)

it('a title of care that leaves the role open may mean all of them', () => {
  expect(wageScopesOf('Pflegekraft für Nachtdienst', CARE)).toEqual(CARE)
})

it('cleaning is indoor cleaning unless the title names glass, windows or facades', () => {
  const scopes = ['cleaning_inside', 'cleaning_facade'] as const
  for (const title of ['Reinigungskraft', 'Sprzątaczka biur', 'Уборщица', 'Cleaner'])
    expect(wageScopesOf(title, scopes)).toEqual(['cleaning_inside'])
  for (const title of ['Glasreiniger', 'Fensterputzer', 'Window cleaner', 'Mycie okien', 'Мойщик окон'])
    expect(wageScopesOf(title, scopes)).toEqual(['cleaning_facade'])
})
