import { type FieldErrors, findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import type { Language } from '#shared/contract/languages.ts'
import { type Profile, ProfilePatchSchema } from '#shared/contract/profiles.ts'
import { findProfileProblems } from '#shared/rules/profile-problems.ts'
import type { ProfileChanges } from './changes.ts'

/** The errors of a changed profile before it is sent or waits. */
export const findProfileErrors = (
  changes: ProfileChanges,
  profile: Profile,
  language: Language,
  now: number,
): Promise<FieldErrors> =>
  findFormErrors(ProfilePatchSchema, changes, language, (valid) =>
    findProfileProblems(valid, profile, new Date(now)),
  )
