import type { Profile, PublicProfile, VisibleField } from '#shared/contract/profiles.ts'
import { ageOn } from '#shared/rules/age-on.ts'
import { personOf } from '../accounts/users.ts'
import { textVersion } from '../http/text-version.ts'
import type { Entries, Entry } from './entries-store.ts'
import type { OwnProfileRow, PersonRow } from './store.ts'
import { visibilityOf } from './visibility.ts'

type Related = { entries: Entries; rubrics: Map<number, string> }

/** A profile as its owner sees it. */
export function toProfile(row: OwnProfileRow, { entries, rubrics }: Related): Profile {
  const {
    id,
    role,
    person_type,
    name,
    surname,
    phone,
    company_name,
    contact_name,
    vat_id,
    vat_check,
    url_img,
  } = row
  const { citizenship, birthday, about, family_status, smoking, country, phone_views } = row
  return {
    id,
    role,
    person_type,
    name,
    surname,
    phone,
    company_name,
    contact_name,
    vat_id,
    vat_check,
    in_team: row.in_team,
    url_img: url_img ?? row.hidden_url_img,
    citizenship,
    birthday,
    about,
    about_version: textVersion(about),
    family_status,
    smoking,
    country,
    phone_views,
    city: cityOf(row),
    preferences: row.preferences ?? [],
    rubrics: rubricsOf(row, rubrics),
    ...entries,
    visibility: visibilityOf(row.visibility),
  }
}

/** A public profile. A hidden field looks exactly like an empty one. */
export function toPublicProfile(
  row: PersonRow,
  { entries, rubrics }: Related,
  now: Date,
): Omit<PublicProfile, 'answer_rate' | 'offers' | 'jobs'> {
  const visibility = visibilityOf(row.visibility)
  const shown = <T, U>(field: VisibleField, value: T, hidden: U): T | U =>
    visibility[field] ? value : hidden
  const person = personOf(row)
  const fullName = `${row.name} ${row.surname}`.trim()
  return {
    id: row.id,
    role: row.role === 'boss' ? 'boss' : 'worker',
    person_type: row.person_type,
    name: row.company_name ?? shown('surname', fullName, person.name),
    url_img: row.url_img,
    member_since: row.member_since.toISOString(),
    about: shown('about', row.about, null),
    about_company: row.role === 'boss' ? row.about_company : null,
    company_logo: row.role === 'boss' ? row.company_logo : null,
    company_address: row.role === 'boss' ? row.company_address : null,
    citizenship: shown('citizenship', row.citizenship, null),
    age: shown('birthday', row.birthday && ageOn(row.birthday, now), null) || null,
    family_status: shown('family_status', row.family_status, null),
    smoking: shown('smoking', row.smoking, null),
    country: shown('country', row.country, null),
    city: shown('city', cityOf(row), null),
    preferences: shown('preferences', row.preferences ?? [], []),
    rubrics: shown('rubrics', rubricsOf(row, rubrics), []),
    experience: shown('experience', entries.experience.map(withoutIdAndVersion), []),
    education: shown('education', entries.education.map(withoutIdAndVersion), []),
    languages: shown('languages', entries.languages.map(withoutIdAndVersion), []),
  }
}

const cityOf = ({ city_id, city_name }: PersonRow) => (city_id ? { id: city_id, name: city_name } : null)

/** Rubrics that the administrator has deleted are left out. */
const rubricsOf = ({ rubric_ids }: PersonRow, names: Map<number, string>) =>
  (rubric_ids ?? []).flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })

const withoutIdAndVersion = <T extends Entry>({ id: _, version: __, ...entry }: T) => entry
