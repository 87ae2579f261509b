/** Parses “1 234,50”, “1.234,50”, “1,234.50” and “1234.5” alike; null for any other text. */
export function parseMoney(text: string): number | null {
  const compact = text.replace(/[\s'’]/g, '')
  if (!/^\d[\d.,]*$/.test(compact)) return null
  // One or two digits after the last separator are cents; three are thousands.
  const cents = /[.,](\d{0,2})$/.exec(compact)
  const units = cents ? compact.slice(0, cents.index) : compact
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(units)) return null
  return Number(`${units.replace(/[.,]/g, '')}.${cents?.[1] || '0'}`)
}

/** The amount with the language's decimal sign, without grouping. */
export function formatMoney(value: number | null, lang?: string): string {
  if (value === null) return ''
  const digits = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(lang, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}
