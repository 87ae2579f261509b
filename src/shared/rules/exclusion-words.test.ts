import { expect, it } from 'vitest'
import { EXCLUSION_WORDS } from './exclusion-words.ts'
import { riskSignals } from './risk-signals.ts'

const quotes = (text: string) => riskSignals(text).filter(({ code }) => code === 'discrimination')

it.each([
  ['sex', 'Nur Frauen', 'Women only', 'Tylko kobiety', 'Только женщины'],
  ['sex', 'Nur weibliche Bewerber', 'Females only', 'Wyłącznie kobiety', 'Только девушки'],
  ['sex', 'Nur männlich', 'Male only', 'Wyłącznie mężczyźni', 'Только парни'],
  ['age', 'Junge dynamische Leute', 'Young and dynamic', 'Młoda osoba do baru', 'Молодая девушка в кафе'],
  ['age', 'Junge Kollegen gesucht', 'Young employees', 'Zatrudnimy młodych ludzi', 'Молодые сотрудники'],
  ['age', 'Junges Team sucht Hilfe', 'For young people', 'Osoby do 35 lat', 'Возраст до 40 лет'],
  ['age', 'Bewerber bis 45 Jahre', 'Aged 18–35', 'Wiek 20-45', 'Женщины не старше 45'],
  [
    'age',
    'Alter: 20 bis 50',
    'Between 25 and 40 years',
    'Osoby nie starsze niż 50 lat',
    'Возраст от 25 до 55',
  ],
  ['age', 'Nicht älter als 60', 'Maximum 35 years', 'Maksymalnie 30 lat', 'Мужчины 18–50 лет'],
  ['age', 'Junge Verkäuferin', 'Young saleswoman', 'Młoda ekspedientka', 'Молодая продавщица'],
  ['age', 'Junger Fahrer gesucht', 'A young driver', 'Młodego kierowcę', 'Молодого водителя'],
  ['age', 'Wir suchen junge Fachkräfte', 'Young Professionals', 'Młodzi pracownicy', 'Молодые специалисты'],
  [
    'age',
    'Du bist jung und dynamisch',
    'Young and dynamic',
    'Jesteś młody i dynamiczny',
    'Молодой и энергичный',
  ],
  [
    'age',
    'Junge, motivierte Aushilfe',
    'A young, energetic person',
    'Młoda, ambitna osoba',
    'Молодая, активная',
  ],
  ['age', 'Junge Kundenberaterin', 'Young people for our team', 'Szukamy młodych ludzi', 'Молодых людей'],
  ['age', 'In einem jungen Team', 'Our young team', 'Praca w młodym zespole', 'Дружный молодой коллектив'],
  ['age', 'Junge freundliche Bäckerin', 'Young friendly staff', 'Młoda miła pani', 'Молодых людей'],
  ['age', 'Junger Installateur', 'A young plumber', 'Młody hydraulik', 'Молодой сантехник'],
  ['age', 'Junge Elektrikerin', 'Young electricians wanted', 'Młodych elektryków', 'Молодого электрика'],
  ['age', 'Junge Dachdecker', 'Young roofers', 'Młody dekarz', 'Молодые кровельщики'],
  ['age', 'Junger Maurer', 'A young bricklayer or mason', 'Młodych murarzy', 'Молодой каменщик'],
  ['age', 'Jungen Tischler', 'A young motivated carpenter', 'Młodego stolarza', 'Молодой столяр'],
  ['age', 'Junge Maler', 'A young painter', 'Młody malarz', 'Молодого маляра'],
  ['age', 'Jungen Schweißer', 'Young welder', 'Młodzi spawacze', 'Молодых сварщиков'],
  ['age', 'Junge Monteure', 'Young mechanics', 'Młody mechanik', 'Молодой слесарь'],
  ['age', 'Junger Bäcker', 'Young bakers', 'Młodego piekarza', 'Молодого пекаря'],
  [
    'ethnic origin',
    'Akzentfreies Deutsch',
    'No refugees, please',
    'Bez obcokrajowców',
    'Европейской внешности',
  ],
  ['ethnic origin', 'Nur EU-Bürger', 'Europeans only', 'Tylko Europejczycy', 'Без иностранцев'],
  [
    'ethnic origin',
    'Deutsch als Muttersprache',
    'Native English speakers',
    'Polski jako ojczysty język',
    'Немецкий — родной язык',
  ],
  ['ethnic origin', 'Muttersprachler', 'Native-level German', 'Rodowity Niemiec', 'Носитель языка'],
  ['religion', 'Bitte kein Kopftuch', 'A practising Christian', 'Tylko katolicy', 'Только православные'],
  ['religion', 'Mitglied der evangelischen Kirche', 'No headscarves', 'Praktykujący katolik', 'Без хиджаба'],
  [
    'disability',
    'Körperlich uneingeschränkt',
    'Able-bodied helper',
    'Tylko zdrowe osoby',
    'Инвалидам не звонить',
  ],
  [
    'disability',
    'Keine Schwerbehinderten',
    'In perfect health',
    'Nie dla osób niepełnosprawnych',
    'Только здоровые люди',
  ],
  ['sexual identity', 'Nur heterosexuelle Bewerber', 'No gays', 'Nie dla LGBT', 'Традиционной ориентации'],
])('words that exclude by %s are named in four languages', (_ground, ...texts) => {
  for (const text of texts) expect([text, quotes(text).length]).toEqual([text, 1])
})

it.each([
  'Wir freuen uns über alle Bewerbungen, unabhängig von Geschlecht, Nationalität, ethnischer und sozialer Herkunft, Religion oder Weltanschauung, Behinderung, Alter sowie sexueller Orientierung und Identität.',
  'Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Wir begleiten Menschen mit und ohne Behinderung.',
  'Träger ist die katholische Kirche. Sie tragen gesunde Kost aus. Gern mit Kopftuch. Belastbarkeit und gute Laune.',
  'Nur Deutschkenntnisse auf A2 sind nötig. Geflüchtete sind willkommen, kein Problem ohne Zeugnisse.',
  'We welcome applicants of any origin, religion, disability, age or sexual orientation. You care for people with and without disabilities.',
  'Only German at A2 is needed. No experience needed, immigrants and refugees are welcome. Straight cuts, no gaps.',
  'Zapraszamy niezależnie od pochodzenia, wyznania, niepełnosprawności, wieku i orientacji. Orzeczenie o niepełnosprawności mile widziane.',
  'Zdrowe jedzenie, praca bez doświadczenia, także dla obcokrajowców i osób niepełnosprawnych.',
  'Мы рады всем, независимо от происхождения, религии, инвалидности, возраста и ориентации. Помощь людям с инвалидностью.',
  'Ein junges Unternehmen. Wir sind eine junge, dynamische Firma, jung und frisch als Marke. Junges und dynamisches Start-up. Spaß für Jung und Alt.',
  'Jungpflanzen und Jungtiere. Kinder und Jugendliche, Mädchen und Jungen in der Gruppe, junge Menschen, junge Mütter, junge Patientinnen, junge Kunden, Leserinnen eines jungen Magazins, ein junger Verein, junge teure Weine.',
  'Eine junge Kundin, junge Tiere, das junge Berlin, jungen oder alten Kindern.',
  'A young company, a young and ambitious brand. Young children, young customers, young plants, young artists, work with young people.',
  'Młoda firma, młoda i dynamiczna spółka, młode warzywa, młodych rodziców i klientów. Młoda piekarnia. Молодая пекарня. Молодая компания, молодой и динамичный бренд, молодой картофель, молодые мамы.',
  'Ab 18 Jahre. 20 bis 35 Stunden, bis 40 Stunden, bis zu 30 Tage Urlaub. 5 Jahre Berufserfahrung, Kinder bis 14 Jahre.',
  'You are at least 18. Up to 40 hours, 20 to 35 hours. Up to 25 years of guarantee. Pay 18-35 EUR, wage 20 to 24.',
  'Ukończone 18 lat, od 2 do 5 lat doświadczenia, do 40 godzin, dzieci do 12 lat, firma ma 30 lat.',
  'От 18 лет, до 40 часов, опыт до 5 лет, дети до 12 лет, компании 25 лет, до 20 лет опыта.',
  'You look after a young girl. The native language of the family is Polish. We answer in your mother tongue.',
  'Помогаем на родном языке молодым семьям. Opieka nad młodszymi dziećmi. Junge Hunde, weibliche Kundschaft.',
  'Tylko zdrowe jedzenie. Tylko kuchnia wegetariańska.',
  'Инвалидам необходима помощь, мусульманам необязательно работать в пятницу. Только здоровое питание.',
  'Только русский язык, без опыта, здоровое питание, уход за верующей бабушкой.',
])('a text that excludes nobody is not named: %s', (text) => {
  expect(quotes(text)).toEqual([])
})

it('each word is written as texts are compared, once', () => {
  const words: string[] = Object.values(EXCLUSION_WORDS).flat()
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect([word, quotes(`x ${word} x`).length]).toEqual([word, 1])
})
