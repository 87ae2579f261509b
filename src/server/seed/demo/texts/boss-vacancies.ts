import type { ModerationState } from '#shared/contract/choice-schemas.ts'
import type { VacancyFormInput } from '#shared/contract/vacancies.ts'

export type BossVacancy = { state: ModerationState } & Omit<
  VacancyFormInput,
  'company_name' | 'contact_name' | 'city_id' | 'employer_kind' | 'published'
>

/** The moderator's reason for rejecting the last vacancy. */
export const rejectionReason =
  'The title and the text ask for a young woman. Under the German General Act on Equal Treatment (AGG) a vacancy must be open to every gender and age. Please reword both and send the vacancy again; nothing else is wrong with it.'

/** Vacancies of the demo employer, a bakery with delivery; listed ones first. */
export const bossVacancies: BossVacancy[] = [
  {
    state: 'approved',
    title: 'Verkäufer für unsere Bäckerei (m/w/d)',
    rubric_id: 13,
    pay_type: 'per_hour',
    pay_amount: 15.2,
    pay_max: 16,
    hours_per_week: 24,
    employment_type: 'part_time',
    german_level: 'b1',
    language: 'de',
    description:
      'Die Brückenbäckerei backt seit dreißig Jahren in Berlin-Neukölln. Für unseren Laden suchen wir Verstärkung im Verkauf, drei bis vier Tage in der Woche, auch am Samstag.\n\nWir arbeiten Sie in Ruhe ein. Die Schichten stehen drei Wochen vorher fest, Brot und Brötchen gibt es jeden Tag mit nach Hause.',
    requirements: [
      'Freude am Umgang mit Menschen',
      'Deutsch für das Gespräch an der Theke',
      'Frühschicht ab 6 Uhr möglich',
    ],
    responsibilities: ['Kundinnen und Kunden bedienen', 'Kasse führen', 'Theke einräumen und sauber halten'],
  },
  {
    state: 'approved',
    title: 'Kierowca do rozwozu pieczywa (m/w/d)',
    rubric_id: 10,
    pay_type: 'per_month',
    pay_amount: 2750,
    pay_max: null,
    hours_per_week: 40,
    employment_type: 'full_time',
    german_level: 'a2',
    language: 'pl',
    description:
      'Szukamy osoby, która rano rozwiezie nasze pieczywo do czternastu sklepów i kawiarni w Berlinie. Trasa jest stała, samochód dostawczy do 3,5 tony zapewniamy my.\n\nPraca od 4:00 do 12:30, od poniedziałku do piątku. Umowa na czas nieokreślony, 28 dni urlopu, wypłata zawsze ostatniego dnia miesiąca.',
    requirements: ['Prawo jazdy kat. B', 'Punktualność', 'Podstawowy niemiecki, żeby dogadać się w sklepach'],
    responsibilities: [
      'Załadunek i rozwóz pieczywa',
      'Przekazywanie dokumentów dostawy',
      'Dbanie o czystość samochodu',
    ],
  },
  {
    state: 'approved',
    title: 'Помощник на складе пекарни (м/ж/д)',
    rubric_id: 9,
    pay_type: 'per_hour',
    pay_amount: 15,
    pay_max: null,
    hours_per_week: 9,
    employment_type: 'mini_job',
    german_level: 'none',
    language: 'ru',
    description:
      'Нужен человек на склад нашей пекарни в Берлине: два вечера в неделю, с 18:00 до 22:30. Работа официальная, оформляем как мини-джоб.\n\nНемецкий не обязателен: на складе говорят по-русски и по-польски. Всё покажем в первый вечер.',
    requirements: ['Аккуратность', 'Готовность поднимать до 15 кг'],
    responsibilities: [
      'Собирать заказы магазинов',
      'Принимать муку и упаковку',
      'Поддерживать порядок на складе',
    ],
  },
  {
    state: 'approved',
    title: 'Baker for the night shift (m/f/d)',
    shift_pattern: 'night',
    rubric_id: 8,
    pay_type: 'per_month',
    pay_amount: 3100,
    pay_max: 3400,
    hours_per_week: 38.5,
    employment_type: 'full_time',
    german_level: 'a1',
    language: 'en',
    description:
      'Our bakehouse in Berlin works from ten at night to half past six in the morning, five nights a week. We bake sourdough by hand and need another pair of hands.\n\nThe team speaks German, Polish, Russian and English. Night supplement on top of the pay shown, 30 days of leave, a free meal on every shift.',
    requirements: ['Training as a baker or two years of experience', 'Used to working at night'],
    responsibilities: ['Make and shape dough', 'Look after the ovens', 'Prepare the orders for the next day'],
  },
  {
    state: 'pending',
    title: 'Aushilfe für unser Café am Wochenende (m/w/d)',
    rubric_id: 12,
    pay_type: 'per_hour',
    pay_amount: 14.8,
    pay_max: null,
    hours_per_week: 9,
    employment_type: 'mini_job',
    german_level: 'a2',
    language: 'de',
    description:
      'Für unser kleines Café neben der Bäckerei suchen wir am Samstag und Sonntag eine Aushilfe, jeweils von 9 bis 13.30 Uhr. Das Trinkgeld teilt sich das Team.',
    requirements: ['Freundliches Auftreten', 'Etwas Erfahrung im Service ist schön, aber kein Muss'],
    responsibilities: ['Gäste bedienen', 'Kaffee zubereiten', 'Tische abräumen'],
  },
  {
    state: 'rejected',
    title: 'Junge Verkäuferin gesucht',
    rubric_id: 13,
    pay_type: 'per_hour',
    pay_amount: 15.5,
    pay_max: null,
    hours_per_week: 20,
    employment_type: 'part_time',
    german_level: 'b1',
    language: 'de',
    description:
      'Wir suchen für unseren Laden eine junge Verkäuferin bis 30 Jahre, die morgens gern früh aufsteht und freundlich zu unseren Gästen ist.',
    requirements: ['Freundlichkeit'],
    responsibilities: ['Verkauf an der Theke'],
  },
]
