import type { Figures } from '#shared/contract/administration.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import { measureDecisions } from '../db/decision-hours.ts'
import { countAnswers, countByDay, countVacancies } from './figures-store.ts'

const DAYS = 30

/** The figures of the last 30 days. */
export async function readFigures(db: Db, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - (DAYS - 1) * DAY_MS)
  const [days, vacancies, decisions, bids] = await Promise.all([
    countByDay(db, since, now),
    countVacancies(db, now),
    measureDecisions(db, since),
    countAnswers(db, since),
  ])
  return { days, vacancies, decisions, bids }
}
