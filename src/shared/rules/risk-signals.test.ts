import { expect, it } from 'vitest'
import type { RiskCode } from '#shared/contract/risk-codes.ts'
import { exclusionsIn, hasLink, riskSignals, riskSignalsOfVacancy } from './risk-signals.ts'

const codes = (text: string) => [...new Set(riskSignals(text).map(({ code }) => code))]

const SUSPICIOUS: Record<RiskCode, readonly string[]> = {
  money_up_front: [
    'Vor Arbeitsbeginn ist eine Kaution von 200 € zu zahlen.',
    'Bitte überweisen Sie 50 Euro vorab.',
    'Die Schulungsgebühr wird später erstattet.',
    'Überweisen Sie 80 EUR für das Visum.',
    'You pay a registration fee of 30 euros.',
    'Please transfer the training fee before starting.',
    'You have to pay 50 euros in advance.',
    'Send the deposit by Western Union.',
    'Wymagana przedpłata za szkolenie.',
    'Wpłać 200 zł na konto.',
    'Prosimy o wpłatę 100 zł z góry.',
    'Zaliczka za mieszkanie przed przyjazdem.',
    'Требуется предоплата за жильё.',
    'Оплатите обучение заранее.',
    'Нужно внести 100 евро до начала работы.',
    'Переведите залог на карту.',
    'Opłata rekrutacyjna: 50 euro.',
    'Оплата за трудоустройство 200 евро.',
    'Zum Anfang kaufen Sie ein Startpaket für 99 Euro.',
    'Купите стартовый набор.',
    'You receive payments on your account and forward them.',
    'Sie empfangen Geld auf Ihrem Konto und leiten es weiter: einfaches Weiterleiten.',
  ],
  identity_data: [
    'Schicken Sie uns eine Kopie Ihres Ausweises.',
    'Bitte IBAN und Kreditkarte angeben.',
    'Ein Foto von Ihrem Ausweis genügt.',
    'Please send your IBAN and a copy of your passport',
    'Send a photo of your ID.',
    'We need access to your online banking.',
    'Prześlij skan dowodu.',
    'Podaj PESEL i numer rachunku.',
    'Zdjęcie paszportu wyślij e-mailem.',
    'Пришлите паспорт до начала работы',
    'Нужны реквизиты карты.',
    'Сообщите номер счёта в банке.',
    'Schicken Sie uns Ihre Bankdaten.',
    'Dann eröffnen Sie per Video-Ident ein Konto.',
    'Данные банковской карты',
  ],
  messenger: [
    'Schreiben Sie uns auf WhatsApp',
    'Kontakt nur per Whats App.',
    'Write to us on Telegram.',
    'Contact: @boss_jobs',
    'Napisz na Viberze.',
    'Kontakt przez WhatsApp lub Telegram.',
    'Пишите в телеграм',
    'Пишите в телегу @boss',
    'Есть вотсап.',
  ],
  link: [
    'Mehr auf https://example.org',
    'Bewerbung über www.jobs-fast.example',
    'Apply at jobs-fast.example',
    'Write to boss@mail.com',
    'Szczegóły na praca-tu.pl',
    'Анкета на rabota.ru',
    'Apply here: bit.ly/job5',
  ],
  foreign_phone: [
    'Tel. +48 123 456 789',
    'Tel. 48 600 700 800',
    'Phone: 0044 20 7946 0958',
    'Zadzwoń: 600 700 800 22',
    'Звоните +380 44 123 45 67',
    'Звоните +7 901 123-45-67',
    'Call +1 (212) 555 0199',
    'тел. 380 441 234 567',
  ],
  discrimination: [
    'Nur Männer bis 35 Jahre',
    'Szukamy tylko kobiet',
    'Только славян',
    'Wir suchen junge Muttersprachler',
    'Deutsch als Muttersprache',
    'Young people for our team',
    'Młody zespół',
    'Нужен носитель языка',
    'Только девушки',
    'Женщина до 40',
    'Szukamy: kobieta do 35',
    'Tylko Polacy',
    'German natives only',
    'Keine Kopftücher',
  ],
}

for (const [code, texts] of Object.entries(SUSPICIOUS))
  it.each(texts)(`${code}: %s`, (text) => {
    expect(codes(text)).toContain(code)
  })

it.each([
  'Wir suchen Verkäufer (m/w/d) für unsere Bäckerei. Telefon 030 12345678, +49 30 1234567. Libanesische Küche. Jungheinrich-Stapler. Junge Katzen.',
  'Der Lohn wird zum Ersten überwiesen, Überstunden zahlen wir extra. Die Schulung bezahlen wir.',
  'Wir übernehmen die Kosten für Führerschein, Kurs und Umzug. Sie senden uns nur Ihren Lebenslauf.',
  'Arbeitszeiten: Mo-Fr 8-12 13-17 18-22 Uhr, 160 Stunden, Tel. 0176 123 456 78. z.B. am Wochenende.',
  'Kenntnisse in ASP.NET oder Node.js. Vor Beginn erhalten Sie eine Einweisung.',
  'We pay every Friday. You get paid training before you start and a company ID.',
  'Please send your CV. We pay for your training and the visa.',
  'Wynagrodzenie wypłacamy na konto do 10. dnia miesiąca. Zapłacimy za szkolenie i nocleg.',
  'Zadzwoń: +49 30 123456. Prześlij CV i kopie świadectw.',
  'Зарплату перечисляем на счёт каждый месяц. Мы оплачиваем обучение и проезд.',
  'Пришлите резюме. Тележки и погрузчики есть. Звоните: 030 123456.',
  'Wir sorgen für Frauen und Männer bis 80 kg. Gehalt kommt auf Ihr Konto. Zuschlag: +25 % an 10 Tagen, 8:00 12:00 Uhr.',
  'We pay to your account every month and look forward to your application.',
  'Wynagrodzenie przelewamy na twoje konto. Zarobki przekazujemy na czas.',
  'Мы перечисляем зарплату на вашу карту каждый месяц. Мужчины поднимают до 20 кг.',
])('finds nothing in an ordinary text: %s', (text) => {
  expect(riskSignals(text)).toEqual([])
})

const TEXTS = {
  title: '',
  description: '',
  requirements: [],
  responsibilities: [],
  contact_name: null,
  company_name: null,
  street: null,
}
it.each(Object.entries(TEXTS))('of a vacancy are found in its %s', (field, empty) => {
  const text = 'WhatsApp +48 600 700 800'
  const signals = riskSignalsOfVacancy({ ...TEXTS, [field]: Array.isArray(empty) ? [text] : text })
  expect(signals.map(({ code }) => code)).toEqual(['messenger', 'foreign_phone'])
})

it('quotes each passage of a kind that another quote does not show, at most five', () => {
  const gap = ' und so weiter, wie es immer heißt und wie man es kennt '
  const quotes = riskSignals(['Nur Frauen', 'keine Ausländer', 'Muttersprachler'].join(gap)).map(
    ({ quote }) => quote,
  )
  expect(quotes).toHaveLength(3)
  expect(quotes[2]).toContain('Muttersprachler')
  expect(riskSignals('Nur Männer, nur Frauen')).toHaveLength(1)
  expect(riskSignals(Array(9).fill('Kaution').join(gap))).toHaveLength(5)
})

it('quotes the passage unchanged', () => {
  const before = 'a '.repeat(40)
  expect(riskSignals(`${before}eine Kaution für Übergrößen ${before}`)[0]?.quote).toMatch(
    /^….*eine Kaution für Übergrößen.*…$/,
  )
})

it('cuts no word of a quote', () => {
  const text =
    'Für unsere Gaststättenküche suchen wir Muttersprachler ohne Berührungsängste gegenüber Gästen.'
  expect(riskSignals(text).map(({ quote }) => quote)).toEqual([
    '…Gaststättenküche suchen wir Muttersprachler ohne Berührungsängste…',
  ])
})

it('each place that may exclude people is found, with the whole word apart', () => {
  expect(exclusionsIn('Für unser Café: jungen Koch. Keine Ausländer ohne Papiere.')).toEqual([
    { before: 'Für unser Café: ', words: 'jungen', after: ' Koch. Keine Ausländer ohne…' },
    { before: 'Für unser Café: jungen Koch. ', words: 'Keine Ausländer', after: ' ohne Papiere.' },
  ])
  expect(exclusionsIn('Nur Männer, nur Frauen')).toHaveLength(2)
  expect(exclusionsIn(Array(9).fill('Nur Männer').join(', '))).toHaveLength(5)
  expect(exclusionsIn('Ein junges Unternehmen')).toEqual([])
})

it('finds links and e-mail addresses, but no names of techniques', () => {
  for (const text of ['Mail an krume@web.de', 'Siehe www.krume.de', 'Unsere Seite: krume.example'])
    expect(hasLink(text), text).toBe(true)
  expect(hasLink('ASP.NET, 14,50 € pro Stunde. Montag bis Freitag.')).toBe(false)
})
