import * as z from 'zod/mini'
import { listOf } from './conventions.ts'

/** One day (UTC) of a vacancy: the number of visits and of people who added it to their favourites. */
export const VisitDaySchema = z.object({ day: z.iso.date(), visits: z.int(), favourites: z.int() })
export type VisitDay = z.infer<typeof VisitDaySchema>
/** The last 30 days, oldest first, also the days without any. */
export const VisitsAnswer = listOf(VisitDaySchema)
