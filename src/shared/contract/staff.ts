import * as z from 'zod/mini'

/** The roles of staff. Every account with the role `admin` has one. */
export const StaffRoleSchema = z.enum(['moderator', 'editor', 'administrator'], 'required')
export type StaffRole = z.infer<typeof StaffRoleSchema>
