import type { ColumnType } from 'kysely'

/** JSON columns are read parsed and written as text, which both drivers take alike. */
export type Json<T> = ColumnType<T, string, string>
/** A time: read and written as Date. */
export type Time = ColumnType<Date, Date, Date>
