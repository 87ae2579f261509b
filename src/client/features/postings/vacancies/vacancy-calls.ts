import { apiSend } from '#client/platform/api/api.ts'
import {
  type Vacancy,
  VacancyAnswer,
  type VacancyFormInput,
  type VacancyPatch,
} from '#shared/contract/vacancies.ts'
import { type Attempt, createOnce } from '../create-once.ts'

export type VacancyAttempt = Attempt<VacancyFormInput>

const post = async ({ key, body }: VacancyAttempt): Promise<Vacancy> =>
  (await apiSend('POST', '/cabinet/vacancies', { body, schema: VacancyAnswer, idempotencyKey: key })).data

/** Creates the vacancy exactly once, even if the answer to an earlier attempt was lost. */
export const createVacancy = (
  body: VacancyFormInput,
  earlier: VacancyAttempt | null,
  remember: (attempt: VacancyAttempt | null) => void,
): Promise<Vacancy> =>
  createOnce(body, {
    earlier,
    remember,
    post,
    change: (created, changed) => patchVacancy(created.id, changed),
  })

/** Changes a vacancy. @throws ApiError 412 when its text has another `version` by now */
export const patchVacancy = async (
  id: number,
  body: VacancyPatch | VacancyFormInput,
  version?: number | null,
): Promise<Vacancy> =>
  (
    await apiSend('PATCH', `/cabinet/vacancies/${id}`, {
      body,
      schema: VacancyAnswer,
      ...(typeof version === 'number' && { ifMatch: version }),
    })
  ).data

export const deleteVacancy = (id: number): Promise<unknown> => apiSend('DELETE', `/cabinet/vacancies/${id}`)

/** Objects to the rejection of an own vacancy. */
export const objectToDecision = (id: number, text: string): Promise<unknown> =>
  apiSend('POST', `/cabinet/vacancies/${id}/objection`, { body: { text } })
