import { apiSend } from '#client/platform/api/api.ts'
import { VacancyTemplateAnswer, type VacancyTemplateForm } from '#shared/contract/vacancy-templates.ts'

const PATH = '/cabinet/vacancy-templates'

/** Saves the newest text of an own vacancy as a template, once for each `key`. */
export const createTemplate = (body: VacancyTemplateForm, key: string) =>
  apiSend('POST', PATH, { body, schema: VacancyTemplateAnswer, idempotencyKey: key })

export const renameTemplate = (id: number, name: string) =>
  apiSend('PATCH', `${PATH}/${id}`, { body: { name }, schema: VacancyTemplateAnswer })

export const deleteTemplate = (id: number): Promise<unknown> => apiSend('DELETE', `${PATH}/${id}`)
