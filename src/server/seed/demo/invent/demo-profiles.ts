import type { Language } from '#shared/contract/languages.ts'
import type { LANGUAGE_LEVELS } from '#shared/contract/profiles.ts'
import type { City } from '../../../geography/city.ts'
import { rubricSlug } from '../../places/rubrics.ts'
import type { DemoWorker } from './demo.ts'
import { cityName, fill, paragraph, phrasesByLanguage, roleTexts } from './demo-texts.ts'
import { createRandom, type Random } from './random.ts'

export type DemoProfile = {
  about: string
  preferences: string[]
  country: 'DE'
  citizenship: string
  birthday: string
  experience: { position: string; period_from: string; period_to: string | null; responsibilities: string }[]
  education: { specialty: string; institution: string; period_from: string; period_to: string }[]
  languages: { language: string; level: (typeof LANGUAGE_LEVELS)[number] }[]
}

const CITIZENSHIPS: Record<Language, string[]> = {
  de: ['DE'],
  ru: ['UA', 'KZ', 'DE', 'MD'],
  pl: ['PL'],
  en: ['GB', 'IE', 'IN', 'NG'],
}
/** Generic school names: a real school would get invented pupils. */
const SCHOOLS: Record<Language, [specialty: string, institution: string][]> = {
  de: [
    ['Hauswirtschaft', 'Berufsschule'],
    ['Handel und Verkauf', 'Berufskolleg'],
    ['Allgemeine Bildung', 'Gesamtschule'],
  ],
  ru: [
    ['Технология питания', 'Колледж пищевой промышленности'],
    ['Педагогика', 'Педагогический колледж'],
    ['Экономика предприятия', 'Экономический колледж'],
  ],
  pl: [
    ['Gastronomia', 'Zespół Szkół Zawodowych'],
    ['Logistyka', 'Technikum'],
    ['Pedagogika', 'Szkoła policealna'],
  ],
  en: [
    ['Hospitality', 'Further education college'],
    ['Business administration', 'Polytechnic'],
    ['Care', 'Community college'],
  ],
}
/** The workers' profiles, the same on every machine. */
export function createDemoProfiles(workers: DemoWorker[], cities: City[], year: number): DemoProfile[] {
  const random = createRandom(505)
  const cityById = new Map(cities.map((city) => [city.id, city]))
  return workers.map((worker) => createProfile(random, worker, cityById.get(worker.cityId)!, year))
}

function createProfile(random: Random, worker: DemoWorker, city: City, year: number): DemoProfile {
  const { language } = worker
  const phrases = phrasesByLanguage[language].offer
  const place = { city: cityName(city, language) }
  const born = year - random.between(24, 58)
  const isGerman = language === 'de'
  const [specialty, institution] = random.pick(SCHOOLS[language])
  return {
    about: [
      paragraph(...random.sample(phrases.character, 2)),
      paragraph(isGerman ? undefined : phrases.german[worker.germanLevel], random.pick(phrases.closings)),
    ].join('\n\n'),
    preferences: random.sample(phrases.preferences, 3).map((item) => fill(item, place)),
    country: 'DE',
    citizenship: random.pick(CITIZENSHIPS[language]),
    birthday: dayOf(random, born),
    experience: createExperience(random, worker, Math.max(born + 20, year - 12), year),
    education: [
      { specialty, institution, period_from: `${born + 16}-09-01`, period_to: `${born + 19}-06-30` },
    ],
    languages: worker.languages.map(({ code, level }) => ({
      language: code,
      level: code === language ? 'native' : level === 'none' ? 'a1' : level,
    })),
  }
}

/** One or two consecutive jobs in the worker's first rubric; the last may still continue. */
function createExperience(random: Random, worker: DemoWorker, first: number, year: number) {
  const count = first < year - 3 ? 2 : 1
  const middle = first + Math.floor((year - first) / 2)
  const { roles } = roleTexts[worker.language][rubricSlug(worker.rubricIds[0]!)]
  const entries = random.sample(roles, count).map((role, index) => {
    const isLast = index === count - 1
    return {
      position: role.field,
      period_from: dayOf(random, index === 0 ? first : middle + 1),
      period_to: isLast && random.chance(0.5) ? null : dayOf(random, isLast ? year - 1 : middle, '12'),
      responsibilities: role.tasks.join('\n'),
    }
  })
  return entries.filter(({ period_from, period_to }) => period_to === null || period_from < period_to)
}

const dayOf = (random: Random, year: number, month = String(random.between(1, 9)).padStart(2, '0')) =>
  `${year}-${month}-01`
