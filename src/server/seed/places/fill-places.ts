import type { Insertable } from 'kysely'
import { continueIds, type Executor, insertRows } from '../../db/fill-batches.ts'
import type { MinimumWageTable } from '../../db/tables/law.ts'
import cityData from '../../geography/cities.json' with { type: 'json' }
import type { City } from '../../geography/city.ts'
import type { Rubric } from './rubric.ts'
import { rubrics } from './rubrics.ts'

export const cities = cityData as City[]

const MILOV5 = {
  source: 'MiLoV5',
  source_url: 'https://www.gesetze-im-internet.de/milov5/BJNR10C0A0025.html',
  checked_on: '2026-11-30',
}
const GENERAL: Insertable<MinimumWageTable>[] = [
  { rubric_id: null, scope: null, valid_from: '2026-01-01', valid_to: null, hourly: 13.9, ...MILOV5 },
  { rubric_id: null, scope: null, valid_from: '2027-01-01', valid_to: null, hourly: 14.6, ...MILOV5 },
]

/** Adds missing cities and rubrics. Existing ones keep the administrator's changes. */
export async function fillPlaces(db: Executor): Promise<void> {
  await insertRows(db, 'cities', cities.map(toCityRow))
  // Only into an empty table: a rubric that the administrator has deleted stays deleted.
  const existing = await db.selectFrom('rubrics').select('id').limit(1).execute()
  if (existing.length > 0) return
  await insertRows(db, 'rubrics', rubrics.map(toRubricRow))
  await continueIds(db, 'rubrics')
}

/** Inserts the minimum wages by date: the statutory one and those of sectors. */
export async function fillMinimumWages(db: Executor): Promise<void> {
  await insertRows(db, 'minimum_wages', [...GENERAL, ...rubrics.flatMap(minimaOf)])
}

function toCityRow({ de, en, pl, ru, aliases, postcodes: _, ...city }: City) {
  const names = { de, ...(en ? { en } : {}), ...(pl ? { pl } : {}), ...(ru ? { ru } : {}) }
  return {
    ...city,
    names: JSON.stringify(names),
    aliases: JSON.stringify(aliases ?? []),
  }
}

function toRubricRow({ id, slug, icon, names, synonyms, inMain }: Rubric) {
  return {
    id,
    slug,
    icon,
    names: JSON.stringify(names),
    synonyms: JSON.stringify(synonyms),
    in_main: inMain,
    position: id,
  }
}

const minimaOf = ({ id, minimumWage = [] }: Rubric): Insertable<MinimumWageTable>[] =>
  minimumWage.map(({ from, to, hourlyEur, ...row }) => ({
    ...row,
    rubric_id: id,
    valid_from: from,
    valid_to: to,
    hourly: hourlyEur,
  }))
