/**
 * A number as people write it: 2500, 18,50, 18.5, 2.500,00 or 1 250. Three digits after a single sign are thousands, as
 * in Germany. Another text stays a text, which the form refuses.
 */
export function readNumber(text: string): number | string {
  const plain = text.replace(/[\s\u00a0\u202f€]|EUR/gi, '')
  if (!/^\d[\d.,]*$/.test(plain)) return text
  const sign = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const rest = plain.slice(sign + 1)
  const hasBoth = plain.includes(',') && plain.includes('.')
  const isDecimal = sign >= 0 && (hasBoth || rest.length !== 3)
  const whole = (isDecimal ? plain.slice(0, sign) : plain).replace(/[.,]/g, '')
  const number = Number(isDecimal ? `${whole}.${rest}` : whole)
  return Number.isFinite(number) ? number : text
}
