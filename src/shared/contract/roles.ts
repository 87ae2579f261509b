import * as z from 'zod/mini'
import { ROLES } from './choices.ts'

export const RoleSchema = z.enum(ROLES)
export type Role = z.infer<typeof RoleSchema>
/** The roles that people can register with. */
export const OpenRoleSchema = z.enum(['worker', 'boss'], 'required')
export type OpenRole = z.infer<typeof OpenRoleSchema>
export const PersonTypeSchema = z.enum(['individual', 'legal_entity'], 'required')
