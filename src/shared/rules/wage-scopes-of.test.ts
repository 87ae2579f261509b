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
  'Nurse in assisted living',
  'Pflegefachkraft für persönliche Assistenz',
  'Pflegefachkraft – helfen Sie uns',
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

it('a title of care that names both may mean all of them', () => {
  expect(wageScopesOf('Pflegefachkraft oder Pflegehelfer', CARE)).toEqual(CARE)
})

it('a title of care that leaves the role open may mean all of them', () => {
  expect(wageScopesOf('Pflegekraft für Nachtdienst', CARE)).toEqual(CARE)
})

const CLEANING = ['cleaning_inside', 'cleaning_facade'] as const

it.each([
  'Reinigungskraft',
  'Sprzątaczka biur',
  'Уборщица',
  'Cleaner',
  // Words that look alike.
  'Reinigungskraft für Douglas-Filiale',
  'Gläser spülen und reinigen',
  'Szybka praca – sprzątanie biur',
  'Уборка после окончания ремонта',
])('%s is indoor cleaning', (title) => expect(wageScopesOf(title, CLEANING)).toEqual(['cleaning_inside']))

it.each([
  'Glasreiniger (m/w/d)',
  'Glas- und Fassadenreiniger',
  'Fensterputzer',
  'Window cleaner',
  'Mycie okien',
  'Мойщик окон',
])('%s is cleaning of glass and facades', (title) =>
  expect(wageScopesOf(title, CLEANING)).toEqual(['cleaning_facade']),
)

it.each(['Unterhalts- und Glasreinigung', 'Büroreinigung (ohne Glas)', 'Reinigungskraft, keine Fenster'])(
  '%s may be either',
  (title) => expect(wageScopesOf(title, CLEANING)).toEqual(CLEANING),
)
