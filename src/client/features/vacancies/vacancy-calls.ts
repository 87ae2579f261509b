import { apiSend } from '#client/platform/api.ts'
import { ApiError } from '#client/platform/errors.ts'
import {
  type Vacancy,
  VacancyAnswer,
  type VacancyFormInput,
  type VacancyPatch,
} from '#shared/contract/vacancies.ts'

/** A creation that was begun: kept on the device until the server has answered it. */
export type Attempt = { key: string; body: VacancyFormInput }

const post = async ({ key, body }: Attempt): Promise<Vacancy> =>
  (await apiSend('POST', '/cabinet/vacancies', { body, schema: VacancyAnswer, idempotencyKey: key })).data

/**
 * Makes the vacancy once, even when an earlier answer was lost on the way and the text was changed since: then that
 * first attempt is settled and the changed text follows it.
 * @param begun the attempt nobody knows the end of
 * @param remember keeps an attempt before it leaves; null forgets it
 */
export async function createVacancy(
  body: VacancyFormInput,
  begun: Attempt | null,
  remember: (attempt: Attempt | null) => void,
): Promise<Vacancy> {
  const made = begun && JSON.stringify(begun.body) !== JSON.stringify(body) ? await settle(begun) : null
  if (made) return patchVacancy(made.id, body)
  const attempt =
    begun && JSON.stringify(begun.body) === JSON.stringify(body) ? begun : { key: crypto.randomUUID(), body }
  remember(attempt)
  try {
    return await post(attempt)
  } catch (error) {
    if (isRefusal(error)) remember(null)
    throw error
  }
}

/** What came of an attempt; null when it was refused, so that nothing was made. */
async function settle(begun: Attempt): Promise<Vacancy | null> {
  try {
    return await post(begun)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 422

export const patchVacancy = async (id: number, body: VacancyPatch | VacancyFormInput): Promise<Vacancy> =>
  (await apiSend('PATCH', `/cabinet/vacancies/${id}`, { body, schema: VacancyAnswer })).data

/** Gives it another 60 days. */
export const renewVacancy = async (id: number): Promise<Vacancy> =>
  (await apiSend('POST', `/cabinet/vacancies/${id}/renew`, { schema: VacancyAnswer })).data

/** Closes it as filled; the bidders are told. */
export const closeVacancy = async (id: number): Promise<Vacancy> =>
  (await apiSend('POST', `/cabinet/vacancies/${id}/close`, { schema: VacancyAnswer })).data

export const deleteVacancy = (id: number): Promise<unknown> => apiSend('DELETE', `/cabinet/vacancies/${id}`)
