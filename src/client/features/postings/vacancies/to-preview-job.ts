import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Job } from '#shared/contract/jobs.ts'
import type { City } from '#shared/contract/places.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'

/** Converts an own vacancy to the job that others would see after its approval, for the preview. It has no bids. */
export function toPreviewJob(
  vacancy: Vacancy,
  cities: readonly City[] | undefined,
  user: CurrentUser | undefined,
): Job {
  const { rubric, city, updated_at } = vacancy
  const found = cities?.find(({ id }) => id === city.id)
  const { region = '', lat = 0, lon = 0 } = found ?? {}
  return {
    ...vacancy,
    rubric: { ...rubric, icon: 'broom' },
    city: { ...city, region, lat, lon },
    company_logo: null,
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
    company: null,
    company_jobs: [],
  }
}
