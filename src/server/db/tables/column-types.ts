import type { ColumnType } from 'kysely'

/** A JSON column: read parsed, written as text, which both drivers accept. */
export type Json<T> = ColumnType<T, string, string>
/** A timestamp: read and written as Date. */
export type Time = ColumnType<Date, Date, Date>
