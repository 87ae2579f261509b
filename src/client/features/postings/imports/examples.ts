import type { ImportColumn } from '#shared/contract/import-columns.ts'

/** The values of the example row of the template and of the table of columns. */
export const EXAMPLES: Partial<Record<ImportColumn, string>> = {
  external_id: '1001',
  rubric: 'Hotel & Gastronomie',
  city: 'Berlin',
  company_name: 'Bäckerei Müller',
  contact_name: 'Karin Müller',
  title: 'Bäcker (m/w/d)',
  pay_type: 'per_hour',
  pay_amount: '18,50',
  hours_per_week: '40',
  description: 'Wir backen nachts und verkaufen am Morgen.',
  requirements: 'Ausbildung als Bäcker|Freude am Handwerk',
  employment_type: 'full_time',
  shift_pattern: 'night',
  employer_kind: 'company',
  german_level: 'a2',
  positions: '2',
  postal_code: '10115',
  language: 'de',
}
