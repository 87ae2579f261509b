import * as z from 'zod/mini'

/** The roles of staff. Every account with the role `admin` has one. */
export const StaffRoleSchema = z.enum(['moderator', 'editor', 'administrator'], 'required')
export type StaffRole = z.infer<typeof StaffRoleSchema>

/** What keeps a person from becoming staff: nobody moderates their own vacancies, offers and bids. */
export const AppointmentObstacleSchema = z.enum([
  'unconfirmed',
  'blocked',
  'vacancies',
  'offers',
  'imports',
  'company',
  'bids',
])
export type AppointmentObstacle = z.infer<typeof AppointmentObstacleSchema>
