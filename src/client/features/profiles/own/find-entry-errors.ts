import type * as z from 'zod/mini'
import { type FieldErrors, findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import type { Language } from '#shared/contract/languages.ts'
import {
  EducationFormSchema,
  ExperienceFormSchema,
  LanguageSkillFormSchema,
} from '#shared/contract/profiles.ts'
import { findPeriodProblems } from '#shared/rules/profile-problems.ts'
import { type EntryDraft, entryBody } from './entry-drafts.ts'
import type { EntryKind } from './profile-calls.ts'

const SCHEMAS: Record<EntryKind, z.ZodMiniObject> = {
  experience: ExperienceFormSchema,
  education: EducationFormSchema,
  languages: LanguageSkillFormSchema,
}

/** The errors of an entry's form before it is sent or waits. */
export const findEntryErrors = (
  kind: EntryKind,
  draft: EntryDraft,
  language: Language,
): Promise<FieldErrors> => findFormErrors(SCHEMAS[kind], entryBody(kind, draft), language, findPeriodProblems)
