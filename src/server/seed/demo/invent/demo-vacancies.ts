import type { EmploymentType, GermanLevel } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import { initialChoices } from '#shared/contract/vacancy-choices.ts'
import type { City } from '../../../geography/city.ts'
import { type RubricSlug, rubricSlug, rubrics } from '../../places/rubrics.ts'
import type { RoleText, RubricText } from '../texts/role-text.ts'
import type { DemoEmployer, DemoOptions, DemoVacancy } from './demo.ts'
import { createConfirmedAt, createMoments, createStartDate } from './demo-dates.ts'
import { createPay } from './demo-pay.ts'
import { createCityPick, createDemoPeople } from './demo-people.ts'
import { cityName, fill, paragraph, phrasesByLanguage, roleTexts, titleOf } from './demo-texts.ts'
import { createRandom, type Random } from './random.ts'
import { type RoleProfile, roleProfiles } from './role-profiles.ts'

const levels: GermanLevel[] = ['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2']

/** The language of the n-th vacancy. Of twenty, eleven are German, four Russian, three Polish, two English. */
const languageCycle: Language[] = [
  'de',
  'ru',
  'de',
  'pl',
  'de',
  'de',
  'ru',
  'de',
  'en',
  'de',
  'pl',
  'de',
  'ru',
  'de',
  'de',
  'pl',
  'de',
  'ru',
  'de',
  'en',
]

type Facts = Pick<
  DemoVacancy,
  'language' | 'choices' | 'hoursPerWeek' | 'startDate' | 'payType' | 'payAmount' | 'payMax'
> & { rubricId: number; city: City; employer: DemoEmployer }

/**
 * Distinct, realistic vacancies across rubrics and cities. The same count, seed, now and cities give the same
 * vacancies. `employerIndex` refers to createDemoPeople.
 */
export function createDemoVacancies(count: number, options: DemoOptions): DemoVacancy[] {
  const random = createRandom((options.seed ?? 1) + 202)
  const { employers } = createDemoPeople(options)
  const pickCity = createCityPick(options.cities)
  const cityById = new Map(options.cities.map((city) => [city.id, city]))
  const moments = createMoments(random, count, options.now)
  const seen = new Set<string>()
  // The cycles of 27 rubrics and 20 languages are coprime, so every pair occurs.
  return moments.map((publishedAt, index) => {
    const make = () => createVacancy(random, index, publishedAt)
    let vacancy = make()
    while (seen.has(vacancy.description)) vacancy = make()
    seen.add(vacancy.description)
    return vacancy
  })

  function createVacancy(random: Random, index: number, publishedAt: Date): DemoVacancy {
    const rubricId = ((index * 5) % rubrics.length) + 1
    const language = languageCycle[index % languageCycle.length]!
    const roleIndex = random.between(0, 3)
    const profile = roleProfiles[rubricSlug(rubricId)][roleIndex]!
    const employerIndex = pickEmployer(random, employers, profile, [rubricId, roleIndex + 1], language)
    const employer = employers[employerIndex]!
    const city = (employer.kind === 'household' && cityById.get(employer.cityId)) || pickCity(random)
    const employmentType = random.pick(profile.types)
    const facts: Facts = {
      rubricId,
      language,
      choices: {
        ...initialChoices(),
        employment_type: employmentType,
        shift_pattern: shiftOf(index, rubricId),
        accommodation: lodgingOf(index, rubricId, roleIndex),
        employer_kind: employer.kind,
        german_level: pickLevel(random, profile),
      },
      startDate:
        employmentType === 'one_off' || random.chance(0.6) ? createStartDate(random, options.now) : null,
      ...createPay(random, employmentType, profile.pay),
      city,
      employer,
    }
    const rubricText = roleTexts[language][rubricSlug(rubricId)]
    return assemble(random, facts, rubricText, rubricText.roles[roleIndex]!, {
      employerIndex,
      publishedAt,
      confirmedAt: createConfirmedAt(random, publishedAt, options.now),
    })
  }
}

const shifts = [
  null,
  'day',
  null,
  'rotating',
  null,
  'late',
  null,
  'day',
  'night',
  null,
  'weekend',
  null,
  'early',
] as const

/** Half of the vacancies have a shift pattern, which is the day shift in office jobs. */
function shiftOf(index: number, rubricId: number) {
  const shift = shifts[index % shifts.length] ?? null
  return shift && deskRubrics.includes(rubricSlug(rubricId)) ? 'day' : shift
}

/** Some jobs in farming, building, care and hotels come with a room; harvest helpers pay 8 euros a day for it. */
function lodgingOf(index: number, rubricId: number, roleIndex: number) {
  const slug = rubricSlug(rubricId)
  if (slug === 'farm-seasonal-work') return roleIndex === 0 || index % 2 === 0 ? 'paid' : 'free'
  return ['construction', 'elderly-care', 'hotel-catering'].includes(slug) && index % 4 === 0 ? 'free' : null
}

/** Households write only in their own language, businesses in any. */
function pickEmployer(
  random: Random,
  employers: DemoEmployer[],
  profile: RoleProfile,
  [rubricId, roleNumber]: [rubricId: number, roleNumber: number],
  language: Language,
): number {
  const jobs = [`${rubricId}`, `${rubricId}.${roleNumber}`]
  const kinds = random.sample(profile.kinds, profile.kinds.length)
  for (const kind of kinds) {
    const fitting = employers.flatMap((employer, index) => {
      const fits = employer.kind === kind && employer.jobs.some((job) => jobs.includes(job))
      return fits && (kind !== 'household' || employer.language === language) ? [index] : []
    })
    if (fitting.length > 0) return random.pick(fitting)
  }
  throw new Error(`No demo employer for ${jobs[1]} in ${language}`)
}

function pickLevel(random: Random, profile: RoleProfile): GermanLevel {
  const [lowest, highest] = profile.german.map((level) => levels.indexOf(level)) as [number, number]
  return levels[random.between(lowest, highest)]!
}

function assemble(
  random: Random,
  { city, employer, ...facts }: Facts,
  rubricText: RubricText,
  text: RoleText,
  rest: Pick<DemoVacancy, 'employerIndex' | 'publishedAt' | 'confirmedAt'>,
): DemoVacancy {
  const phrases = phrasesByLanguage[facts.language]
  const suffixes = phrases.titleSuffixes[facts.choices.employment_type]
  const suffix = suffixes && random.chance(0.3) ? random.pick(suffixes) : ''
  return {
    rubricId: facts.rubricId,
    cityId: city.id,
    language: facts.language,
    title: titleOf(text.title, phrases) + suffix,
    companyName: employer.companyName,
    contactName: `${employer.name} ${employer.surname}`,
    choices: facts.choices,
    payType: facts.payType,
    payAmount: facts.payAmount,
    payMax: facts.payMax,
    hoursPerWeek: facts.hoursPerWeek,
    startDate: facts.startDate,
    description: describe(random, { city, employer, ...facts }, text),
    requirements: requirementsOf(random, facts, rubricText, text),
    responsibilities: random.sample(text.tasks, Math.min(text.tasks.length, random.between(3, 4))),
    employerIndex: rest.employerIndex,
    publishedAt: rest.publishedAt,
    confirmedAt: rest.confirmedAt,
  }
}

function requirementsOf(
  random: Random,
  { language, choices: { german_level } }: Pick<Facts, 'language' | 'choices'>,
  rubricText: RubricText,
  text: RoleText,
): string[] {
  const german = german_level === 'none' ? [] : [phrasesByLanguage[language].germanNeeds[german_level]]
  return [
    ...(text.need ? [text.need] : []),
    ...random.sample(rubricText.needs, random.between(2, 3)),
    ...german,
  ]
}

/** Two to four paragraphs: work and employer, conditions, benefits, contact. */
function describe(random: Random, facts: Facts, text: RoleText): string {
  const { language, choices, startDate, employer } = facts
  const { employer_kind: kind, employment_type: employmentType, german_level } = choices
  const phrases = phrasesByLanguage[language]
  const values = {
    company: employer.companyName,
    city: cityName(facts.city, language),
    hours: writeHours(facts.hoursPerWeek ?? 0, language),
    pay: writeEuros(facts.payAmount, language),
    date: startDate ? writeDate(startDate, language) : '',
    name: `${employer.name} ${employer.surname}`,
  }
  const say = (phrase: string) => fill(phrase, values)
  const opening = say(random.pick(phrases.openings[kind]))
  const schedule = say(random.pick(phrases.schedules[employmentType]))
  const pay = random.chance(0.4)
    ? say(phrases.payNotes[facts.payType === 'per_hour' ? 'hour' : 'month'])
    : undefined
  const start = say(random.pick(startDate ? phrases.starts.dated : phrases.starts.open))
  const german = german_level === 'none' ? phrases.germanNotNeeded : undefined
  const benefits = random.sample(
    benefitsFor(phrases.benefits[kind], employmentType, facts.rubricId),
    random.between(2, 3),
  )
  const closing = say(random.pick(phrases.closings[kind]))
  const conditions = random.chance(0.5) ? [schedule, start, pay, german] : [start, schedule, german, pay]
  const first = paragraph(opening, text.about)
  if (random.chance(0.3)) return [first, paragraph(...conditions, ...benefits), closing].join('\n\n')
  const last = random.chance(0.5) ? [paragraph(...benefits, closing)] : [paragraph(...benefits), closing]
  return [first, paragraph(...conditions), ...last].join('\n\n')
}

const longTerm =
  /30|Monatsende|конце месяца|koniec miesiąca|of the month|every month|Deutschlandticket|langfrist|längerfrist|долгому|dłuższej|Probe|пробн|próbn|trial/i
const thirtyDays = /^30|30\sdays/
const manual = /kleidung|Zuschläge|одежд|доплач|odzież|Dodatki|clothes|clothing|Night/i
const deskRubrics: RubricSlug[] = [
  'office-administration',
  'accounting-finance',
  'it',
  'tutoring-education',
  'translation',
]

/** Removes benefits that do not fit: leave and monthly pay for one-off work, work clothes for office jobs. */
function benefitsFor(benefits: string[], type: EmploymentType, rubricId: number): string[] {
  return benefits.filter((benefit) => {
    if (type === 'one_off' && longTerm.test(benefit)) return false
    if (type !== 'full_time' && type !== 'part_time' && thirtyDays.test(benefit)) return false
    return !(deskRubrics.includes(rubricSlug(rubricId)) && manual.test(benefit))
  })
}

const thousands: Record<Language, string> = { de: '.', ru: '\u00a0', pl: '', en: ',' }

/** EUR in the language's format, with cents only when needed. */
function writeEuros(value: number, language: Language): string {
  const [whole = '', cents] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.')
  const grouped = whole.replace(/(\d)(\d{3})$/, `$1${thousands[language]}$2`)
  return cents ? `${grouped}${language === 'en' ? '.' : ','}${cents}` : grouped
}

function writeHours(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}

const englishMonths =
  'January February March April May June July August September October November December'.split(' ')

function writeDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-')
  return language === 'en'
    ? `${Number(day)} ${englishMonths[Number(month) - 1]} ${year}`
    : `${day}.${month}.${year}`
}
