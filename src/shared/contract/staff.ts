import * as z from 'zod/mini'

/** What people who work for the site may do. Others with the role `admin` do not exist. */
export const StaffRoleSchema = z.enum(['moderator', 'editor', 'administrator'], 'required')
export type StaffRole = z.infer<typeof StaffRoleSchema>
