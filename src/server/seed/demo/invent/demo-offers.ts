import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { City } from '../../../geography/city.ts'
import { rubricSlug } from '../../places/rubrics.ts'
import type { RubricText } from '../texts/role-text.ts'
import type { DemoOffer, DemoOptions, DemoWorker } from './demo.ts'
import { createMoments } from './demo-dates.ts'
import { createDemoPeople } from './demo-people.ts'
import { cityName, fill, paragraph, phrasesByLanguage, roleTexts } from './demo-texts.ts'
import { createRandom, type Random } from './random.ts'
import { roleProfiles } from './role-profiles.ts'

/** Distinct offers of job seekers. `workerIndex` refers to createDemoPeople with the same seed. */
export function createDemoOffers(count: number, options: DemoOptions): DemoOffer[] {
  const random = createRandom((options.seed ?? 1) + 303)
  const { workers } = createDemoPeople(options)
  const cityById = new Map(options.cities.map((city) => [city.id, city]))
  const moments = createMoments(random, count, options.now)
  const seen = new Set<string>()
  return moments.map((publishedAt, index) => {
    const workerIndex = index % workers.length
    const worker = workers[workerIndex]!
    // A worker's second offer is in their next rubric.
    const round = Math.floor(index / workers.length)
    const rubricId = worker.rubricIds[round % worker.rubricIds.length]!
    const make = () => createOffer(random, worker, rubricId, cityById.get(worker.cityId)!)
    let offer = make()
    while (seen.has(offer.description)) offer = make()
    seen.add(offer.description)
    return { ...offer, workerIndex, publishedAt }
  })
}

function createOffer(
  random: Random,
  worker: DemoWorker,
  rubricId: number,
  city: City,
): Omit<DemoOffer, 'workerIndex' | 'publishedAt'> {
  const { language } = worker
  const phrases = phrasesByLanguage[language].offer
  const rubricText = roleTexts[language][rubricSlug(rubricId)]
  const roleIndex = random.between(0, rubricText.roles.length - 1)
  const role = rubricText.roles[roleIndex]!
  // 5 to 19 need a single plural form of "years" in all four languages.
  const values = { field: role.field, years: random.between(5, 19), city: cityName(city, language) }
  const availability = random.pick(phrases.availability)
  return {
    rubricId,
    cityId: city.id,
    language,
    name: fillField(random.pick(phrases.headlines), values, language),
    ...createPreference(random, roleProfiles[rubricSlug(rubricId)][roleIndex]!.pay, availability),
    description: describe(random, worker, values, availability),
    skills: skillsOf(random, rubricText, roleIndex, language),
    preferences: random.sample(phrases.preferences, random.between(2, 4)).map((item) => fill(item, values)),
  }
}

function describe(
  random: Random,
  worker: DemoWorker,
  values: Record<string, string | number>,
  availability: string,
): string {
  const phrases = phrasesByLanguage[worker.language].offer
  const names = new Intl.DisplayNames([worker.language], { type: 'language' })
  const others = worker.languages
    .filter(({ code }) => code !== 'de' && code !== worker.language)
    .map(({ code, level }) => `${names.of(code) ?? code} (${level.toUpperCase()})`)
  const spoken =
    others.length > 0 ? fill(random.pick(phrases.others), { languages: others.join(', ') }) : undefined
  const character = random.sample(phrases.character, random.between(1, 2))
  const first = paragraph(fillField(random.pick(phrases.experiences), values, worker.language), ...character)
  const second = paragraph(phrases.german[worker.germanLevel], spoken)
  const extras = random.sample(phrases.extras, random.between(1, 2)).map((extra) => fill(extra, values))
  const third = paragraph(availability, ...extras, random.pick(phrases.closings))
  return [first, ...(worker.language === 'de' && !spoken ? [] : [second]), third].join('\n\n')
}

function skillsOf(random: Random, rubricText: RubricText, roleIndex: number, language: Language): string[] {
  const tasks = random.sample(rubricText.roles[roleIndex]!.tasks, random.between(2, 3))
  return [...tasks, ...random.sample(phrasesByLanguage[language].offer.skills, random.between(1, 2))]
}

/**
 * Fills a phrase. Within a sentence the field starts in lower case, except in German and for abbreviations such as IT.
 */
function fillField(phrase: string, values: Record<string, string | number>, language: Language): string {
  const field = String(values.field)
  const keepsCase = language === 'de' || phrase.startsWith('{field}') || /^\p{Lu}{2}/u.test(field)
  return fill(
    phrase,
    keepsCase ? values : { ...values, field: field.charAt(0).toLowerCase() + field.slice(1) },
  )
}

/** The desired pay in EUR, around the middle of the role's range; part time is paid by the hour. */
function createPreference(
  random: Random,
  [low, high]: readonly [number, number],
  availability: string,
): { payType: PayType; payAmount: number } {
  const hourly = Math.ceil((low + (high - low) * (0.3 + random.next() / 2)) * 2) / 2
  if (availability.includes('20') || random.chance(0.5)) return { payType: 'per_hour', payAmount: hourly }
  return { payType: 'per_month', payAmount: Math.ceil((hourly * 40 * 4.333) / 50) * 50 }
}
