import type { Kysely } from 'kysely'
import { hasRight, type StaffRight } from '#shared/rules/staff-rights.ts'
import type { Tables } from '../db/tables.ts'
import { listStaff } from './store.ts'

/** The staff with a right who can be mailed: addresses and languages. */
export const listStaffWith = async (db: Kysely<Tables>, right: StaffRight) =>
  (await listStaff(db)).filter(({ staff_role }) => hasRight(staff_role, right))
