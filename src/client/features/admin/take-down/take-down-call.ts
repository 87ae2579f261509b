import { apiSend } from '#client/platform/api/api.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { VacancyRemark } from '#shared/contract/vacancies.ts'

/** A public vacancy or offer, and the language of its author. */
export type TakeDownTarget = {
  type: 'vacancies' | 'offers'
  id: number
  title: string
  language: Language | null
  /** On the public text of a vacancy. */
  remarks?: readonly VacancyRemark[] | undefined
}

/** Shows a taken-down offer again. Staff read the reason in the audit log. */
export const showOffer = (id: number, reason: string) =>
  apiSend('POST', `/admin/offers/${id}/show`, { body: { reason } })

/** Takes a vacancy or offer down. It can be undone for some seconds; then the author is mailed the reason. */
export const takeDown = ({ type, id }: TakeDownTarget, statement: Statement) =>
  apiSend('POST', `/admin/${type}/${id}/take-down`, { body: { ...statement, hold: true } })
