const FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

/** The day of a time in Germany, as `YYYY-MM-DD`. */
export const germanDayOf = (time: Date): string => FORMAT.format(time)
