import { MINUTE_MS } from '../durations.ts'

/** Rounds a time down to its minute; both in ms since 1970. Server and client show ages in it, so that they agree. */
export const wholeMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS
