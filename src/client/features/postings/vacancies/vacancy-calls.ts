import { apiSend } from '#client/platform/api/api.ts'

/** Objects to the rejection of an own vacancy. */
export const objectToDecision = (id: number, text: string): Promise<unknown> =>
  apiSend('POST', `/cabinet/vacancies/${id}/objection`, { body: { text } })
