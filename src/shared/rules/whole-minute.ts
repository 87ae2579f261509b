import { MINUTE_MS } from '../durations.ts'

/** The minute that a time lies in; both in ms since 1970. Server and client say ages by it: in one minute they say the same. */
export const wholeMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS
