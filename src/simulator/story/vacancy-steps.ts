import { type Acting, add, lastValue } from './record.ts'

/** Closes the employer's third vacancy, or opens it again. */
export function endVacancy(acting: Acting): void {
  const { id } = acting.world.cast.endable
  const value = !lastValue(acting, 'closed', 0, false)
  const meant = { kind: 'closed', thing: 0, value } as const
  if (value) add(acting, { kind: 'vacancy-closing', body: { id, reason: 'not_hiring' } }, meant)
  else add(acting, { kind: 'vacancy-reopening', body: { id } }, meant)
}

/** Renews the same vacancy while its page shows it as open. */
export function renewVacancy(acting: Acting): void {
  if (lastValue(acting, 'closed', 0, false)) return
  add(acting, { kind: 'vacancy-renewal', body: { id: acting.world.cast.endable.id } }, { kind: 'renewal' })
}
