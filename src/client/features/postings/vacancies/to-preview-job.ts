import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Company } from '#shared/contract/companies.ts'
import type { Job } from '#shared/contract/jobs.ts'
import type { City } from '#shared/contract/places.ts'
import type { Vacancy, VacancyWords } from '#shared/contract/vacancies.ts'
import { VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import { MISSING, type PreviewData } from '../preview-data.ts'
import { toBody, type VacancyDraft } from './vacancy-draft.ts'

type Stored = VacancyWords & Pick<Vacancy, 'id' | 'slug' | 'published_at' | 'created_at' | 'updated_at'>

/** Who publishes: the user, and the company whose vacancy it is. */
type Publisher = { user: CurrentUser | undefined; company: Company | null | undefined }

/** Converts an own vacancy to the job that others would see after its approval, for the preview. It has no bids. */
export function toPreviewJob(
  vacancy: Stored,
  cities: readonly City[] | undefined,
  { user, company }: Publisher,
): Job {
  const { rubric, city, updated_at } = vacancy
  const found = cities?.find(({ id }) => id === city.id)
  const { region = '', lat = 0, lon = 0 } = found ?? {}
  return {
    ...vacancy,
    rubric: { ...rubric, icon: 'broom' },
    city: { ...city, region, lat, lon },
    company_logo: company?.logo ?? null,
    excerpt: '',
    published_at: vacancy.published_at ?? updated_at,
    confirmed_at: updated_at,
    expires_at: new Date(Date.parse(updated_at) + VACANCY_LIFE_MS).toISOString(),
    employer: {
      id: user?.id ?? 0,
      name: vacancy.company_name,
      url_img: user?.url_img ?? null,
      member_since: vacancy.created_at,
      answer_rate: null,
    },
    rates_count: 0,
    version: 1,
    is_open: true,
    my_rate: null,
    similar: [],
    company: company ? toShownCompany(company) : null,
    company_jobs: [],
  }
}

/** Converts the own company to what its jobs show, without the website: the server checks whether it is at the domain. */
function toShownCompany({ name, address, description, domain }: Company): Job['company'] {
  const verified_domain = domain?.verified_at ? domain.name : null
  return { name, address, description, website: null, verified_domain }
}

/** Converts the values of a form that was never saved to the job that others would see. What is missing is shown as "…". */
export function draftToPreviewJob(
  draft: VacancyDraft,
  { cities, rubrics, user, company, language, now }: PreviewData,
): Job {
  const at = new Date(now).toISOString()
  const find = <T extends { id: number }>(list: readonly T[], id: number | null) =>
    list.find((one) => one.id === id) ?? { id: 0, name: MISSING }
  // The form has every field of the text, or null.
  const words = {
    ...toBody(draft, language),
    pay_amount: draft.pay_amount ?? 0,
    positions: draft.positions ?? 1,
  }
  const stored = {
    ...(words as unknown as VacancyWords),
    title: draft.title.trim() || MISSING,
    company_name: draft.company_name.trim() || MISSING,
    rubric: find(rubrics, draft.rubric_id),
    city: find(cities, draft.city_id),
    id: 0,
    slug: '',
    published_at: null,
    created_at: at,
    updated_at: at,
  }
  return toPreviewJob(stored, cities, { user, company })
}
