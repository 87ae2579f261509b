import { dayOf } from '../day-of.ts'

/** Age in whole years on the day of `now`; `birthday` is YYYY-MM-DD. */
export function ageOn(birthday: string, now: Date): number {
  const today = dayOf(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
