import type { Language } from '#shared/contract/languages.ts'
import type { LanguageSkill, Profile, Resume } from '#shared/contract/profiles.ts'
import { say } from '../texts/texts.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** A person's own profile as JSON Resume, with hidden fields: the export is for its owner. */
export function toResume(
  profile: Profile,
  {
    email,
    updatedAt,
    language,
    publicUrl,
  }: { email: string; updatedAt: Date; language: Language; publicUrl: string },
): Resume {
  const { phone, url_img, about, city, country } = profile
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
  return {
    $schema: SCHEMA,
    basics: {
      name: `${profile.name} ${profile.surname}`,
      email,
      ...(phone ? { phone } : {}),
      ...(url_img ? { image: new URL(url_img, publicUrl).href } : {}),
      ...(about ? { summary: about } : {}),
      ...(city || country
        ? { location: { ...(city ? { city: city.name } : {}), ...(country ? { countryCode: country } : {}) } }
        : {}),
    },
    work: profile.experience.map(({ position, employer, responsibilities, ...period }) => ({
      ...(employer ? { name: employer } : {}),
      position,
      ...datesOf(period),
      ...(responsibilities ? { summary: responsibilities } : {}),
    })),
    education: profile.education.map(({ institution, specialty, recognition, ...period }) => ({
      institution,
      area: specialty,
      ...datesOf(period),
      // JSON Resume has no field for it, and allows further ones.
      ...(recognition ? { recognition: say(language, `recognition_${recognition}`) } : {}),
    })),
    languages: profile.languages.map(({ language: code, level }) => ({
      language: languageNames.of(code) ?? code,
      fluency: fluencyOf(level, language),
    })),
    meta: { lastModified: updatedAt.toISOString() },
  }
}

/** The levels of the CEFR are the same in each language. */
const fluencyOf = (level: LanguageSkill['level'], language: Language): string =>
  isCefr(level) ? level.toUpperCase() : say(language, `level_${level}`)
const isCefr = (
  level: LanguageSkill['level'],
): level is Extract<LanguageSkill['level'], `${'a' | 'b' | 'c'}${1 | 2}`> => /^[abc][12]$/.test(level)

// The forms ask for months; the day in the database has no meaning. JSON Resume allows YYYY-MM.
const monthOf = (date: string) => date.slice(0, 'YYYY-MM'.length)
const datesOf = ({ period_from, period_to }: { period_from: string; period_to: string | null }) => ({
  startDate: monthOf(period_from),
  ...(period_to ? { endDate: monthOf(period_to) } : {}),
})
