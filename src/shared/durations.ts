// A literal such as 60 * 60 * 1000 in another file fails src/build/one-place.test.ts.
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S
