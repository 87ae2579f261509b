import * as z from 'zod/mini'
import { BodyIdSchema, line, listOf, one, TimeSchema } from './conventions.ts'
import { patchOf } from './patch-of.ts'
import { READ_SHAPE } from './vacancy-fields.ts'

export const MAX_VACANCY_TEMPLATES = 50
export const MAX_TEMPLATE_NAME = 100

/** POST /cabinet/vacancy-templates: saves the newest text of an own vacancy under a name. */
export const VacancyTemplateFormSchema = z.object({
  name: line(MAX_TEMPLATE_NAME),
  vacancy_id: BodyIdSchema,
})
export type VacancyTemplateForm = z.infer<typeof VacancyTemplateFormSchema>

/** PATCH /cabinet/vacancy-templates/{id}: renames it. */
export const VacancyTemplatePatchSchema = patchOf(z.pick(VacancyTemplateFormSchema, { name: true }))

export const VacancyTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** A template that is older than a field lacks it. */
  text: z.partial(z.object({ rubric_id: z.int(), city_id: z.int(), ...READ_SHAPE })),
  created_at: TimeSchema,
})
export type VacancyTemplate = z.infer<typeof VacancyTemplateSchema>
export const VacancyTemplateAnswer = one(VacancyTemplateSchema)
export const VacancyTemplatesAnswer = listOf(VacancyTemplateSchema)
