import { apiSend } from '#client/platform/api/api.ts'

export type Objectionable = { type: 'vacancies' | 'offers'; id: number }

/** Objects to the decision against an own vacancy or offer. */
export const objectToDecision = ({ type, id }: Objectionable, text: string): Promise<unknown> =>
  apiSend('POST', `/cabinet/${type}/${id}/objection`, { body: { text } })
