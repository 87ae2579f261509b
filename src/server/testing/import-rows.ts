/** A CSV file with these rows; the first one names the columns. */
export const csvOf = (rows: Record<string, string | number>[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  const cells = (values: unknown[]) =>
    values.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(';')
  return [columns.join(';'), ...rows.map((row) => cells(columns.map((name) => row[name])))].join('\r\n')
}

/** A valid row of a CSV file; `given` replaces columns. */
export const importRow = (id: number | string, given: Record<string, string | number> = {}) => ({
  external_id: id,
  title: `Bäcker ${id}`,
  rubric: 'Sweeping',
  city: 'Nahdorf',
  pay_type: 'per_hour',
  pay_amount: '18,50',
  description: `We bake bread at night: ${id}.`,
  employment_type: 'full_time',
  ...given,
})

/** Fields that the rows of `importRow` lack. */
export const DEFAULTS = {
  company_name: 'Bäckerei Müller',
  contact_name: 'Karin Müller',
  employer_kind: 'company',
  language: 'de',
} as const
