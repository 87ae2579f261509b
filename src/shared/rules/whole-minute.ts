import { MINUTE_MS } from '../durations.ts'

/** Rounds a time in ms since 1970 down to its minute, so that server and client show the same ages. */
export const wholeMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS
