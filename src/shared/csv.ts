/** Excel reads UTF-8 only after a byte order mark. */
export const CSV_START = '\uFEFF'

/**
 * A row of a CSV file (RFC 4180).
 * @param separator Excel in German, Polish and Russian splits at `;`, because there the comma is the decimal separator
 */
export const csvLine = (
  values: readonly (string | number | null | undefined)[],
  separator: ',' | ';',
): string => `${values.map((value) => cell(`${value ?? ''}`, separator)).join(separator)}\r\n`

/**
 * Disarms what spreadsheet programs would run as a formula (OWASP, CSV injection). A program in another language splits at the
 * other separator and ignores quotation marks. There a formula may begin within a text: a space before it is enough.
 */
function cell(text: string, separator: string): string {
  const apart = text.replace(/(?<=[,;\t\r\n])(?=[=+\-@])/g, ' ')
  const safe = /^[=+\-@\t\r\n]/.test(apart) ? `'${apart}` : apart
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
