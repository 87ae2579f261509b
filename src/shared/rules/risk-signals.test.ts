import { expect, it } from 'vitest'
import { riskSignals } from './risk-signals.ts'

const codes = (text: string) => riskSignals(text).map(({ code }) => code)

it.each([
  ['Vor Arbeitsbeginn ist eine Kaution von 200 € zu zahlen.', 'money_up_front'],
  ['Wymagana przedpłata za szkolenie.', 'money_up_front'],
  ['Пришлите паспорт до начала работы', 'identity_data'],
  ['Please send your IBAN and a copy of your passport', 'identity_data'],
  ['Schreiben Sie uns auf WhatsApp', 'messenger'],
  ['Пишите в телеграм', 'messenger'],
  ['Mehr auf https://example.org', 'link'],
  ['Tel. +48 123 456 789', 'foreign_phone'],
  ['Nur Männer bis 35 Jahre', 'discrimination'],
  ['Szukamy tylko kobiet', 'discrimination'],
  ['Только славян', 'discrimination'],
  ['Wir suchen junge Muttersprachler', 'discrimination'],
  ['Deutsch als Muttersprache', 'discrimination'],
  ['Young people for our team', 'discrimination'],
  ['Młody zespół', 'discrimination'],
  ['Нужен носитель языка', 'discrimination'],
])('%s: %s', (text, code) => {
  expect(codes(text)).toContain(code)
})

it('finds nothing in an ordinary vacancy, nor inside other words', () => {
  const text =
    'Wir suchen Verkäufer (m/w/d) für unsere Bäckerei. Telefon 030 12345678, +49 30 1234567. Libanesische Küche. Jungheinrich-Stapler. Junge Katzen.'
  expect(riskSignals(text)).toEqual([])
})

it('quotes the passage unchanged', () => {
  const before = 'a '.repeat(40)
  expect(riskSignals(`${before}eine Kaution für Übergrößen ${before}`)[0]?.quote).toMatch(
    /^….*eine Kaution für Übergrößen.*…$/,
  )
})
