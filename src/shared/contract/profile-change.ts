import * as z from 'zod/mini'
import { type ProfilePatch, ProfilePatchSchema } from './profiles.ts'

/**
 * The fields of which a PATCH names the values that it replaces. The text about oneself has a version instead, and of each
 * switch of `visibility` the last position counts.
 */
export const SEEN_FIELDS = [
  'name',
  'surname',
  'person_type',
  'company_name',
  'contact_name',
  'vat_id',
  'citizenship',
  'birthday',
  'family_status',
  'smoking',
  'country',
  'city_id',
  'preferences',
  'rubric_ids',
] as const satisfies readonly (keyof ProfilePatch)[]
export type SeenField = (typeof SEEN_FIELDS)[number]

/**
 * PATCH /cabinet/profile with the values of the changed fields that the device knows: the one that the form has shown, and those
 * that it has sent itself. If the server has another one, it refuses the change with 412.
 */
export const ProfileChangeSchema = z.extend(ProfilePatchSchema, {
  seen: z.optional(
    z.partialRecord(z.enum(SEEN_FIELDS), z.array(z.unknown()).check(z.maxLength(40, 'too_many'))),
  ),
})
