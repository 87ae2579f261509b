import type { ListQuery } from '../../../src/server/search/query/resolve-query.ts'
import { createRandom } from '../../../src/server/seed/demo/invent/random.ts'
import { JOB_CHOICES } from '../../../src/shared/contract/vacancy-choices.ts'
import type { Pool } from './load.ts'

const PLAIN: ListQuery = { q: '', city_ids: [], city_names: [], rubric_ids: [], language: [] }
const RUBRICS = 27

/** Creates random queries like those of users. They differ, so that caches do not improve the figures. */
export function createQueries({ titles, cityIds, cityNames }: Pool, seed: number) {
  const random = createRandom(seed)
  const number = (max: number) => random.between(0, max)
  const one = <T>(list: readonly T[]): T => list[number(list.length - 1)] as T

  function keyword(): string {
    const words = one(titles)
      .replace(/\(.*?\)/g, '')
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 3)
    const word = one(words.length ? words : ['Helfer'])
    const turn = number(9)
    if (turn < 2) return withTypo(word)
    if (turn < 4) return `${word} ${one(words)}`
    if (turn < 5) return `${word} ${one(cityNames)}`
    if (turn < 6) return word.slice(0, Math.max(5, word.length - 2))
    return word
  }

  function withTypo(word: string): string {
    const at = number(word.length - 2)
    const cut = one([0, 1])
    return cut
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  }

  function filters(max: number): Partial<ListQuery> {
    const all: (() => Partial<ListQuery>)[] = [
      () => ({ city_ids: [one(cityIds)] }),
      () => ({ rubric_ids: [number(RUBRICS - 1) + 1] }),
      () => ({ pay_type: one(['per_hour', 'per_month'] as const) }),
      () => ({ employment_type: [one(JOB_CHOICES.employment_type.values)] }),
      () => ({ employer_kind: [one(JOB_CHOICES.employer_kind.values)] }),
      () => ({ german_level: one(JOB_CHOICES.german_level.values) }),
      () => ({ language: [one(['de', 'ru', 'pl', 'en'] as const)] }),
      () => ({ pay_min: 1000 + number(15) * 100 }),
      () => ({ city_ids: [one(cityIds)], radius_km: one([10, 25, 50]) }),
    ]
    return Object.assign({}, ...Array.from({ length: number(max) }, () => one(all)()))
  }

  return {
    search: (): ListQuery => ({ ...PLAIN, q: keyword(), ...(number(3) === 0 ? filters(1) : {}) }),
    filtered: (): ListQuery => ({ ...PLAIN, ...filters(2), ...filters(2) }),
    deep: (): ListQuery => ({ ...PLAIN, ...(number(1) ? { rubric_ids: [number(RUBRICS - 1) + 1] } : {}) }),
    counts: (): ListQuery => ({ ...PLAIN, ...filters(2), ...(number(3) === 0 ? { q: keyword() } : {}) }),
    key: (max: number) => number(max - 1) + 1,
  }
}
