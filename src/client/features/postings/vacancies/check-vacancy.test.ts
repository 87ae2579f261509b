import { describe, expect, it } from 'vitest'
import { findVacancyErrors } from './check-vacancy.ts'
import { createDraft, toBody, type VacancyDraft } from './vacancy-draft.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const GOOD: VacancyDraft = {
  ...createDraft(),
  company_name: 'Bäckerei Sommer',
  contact_name: 'Ida Sommer',
  title: 'Bäcker (m/w/d)',
  rubric_id: 1,
  city_id: 1,
  pay_amount: 16,
  description: 'Wir backen jeden Morgen frisches Brot.',
  employment_type: 'full_time',
  german_level: 'a2',
}
const find = (part: Partial<VacancyDraft>, known: Partial<VacancyDraft> = {}) =>
  findVacancyErrors(toBody({ ...GOOD, ...part }, 'de'), 'de', { ...GOOD, ...known }, [], NOW)

describe('the check of a vacancy on the device', () => {
  it('finds nothing in a good text', async () => {
    expect(await find({})).toEqual({})
  })

  it('finds all errors at once, in the language of the user', async () => {
    const wrong = await find({
      postal_code: '79',
      description: 'kurz',
      pay_amount: null,
      requirements: ['x'.repeat(1000)],
      start_date: '2026-11-26',
    })
    expect(wrong.postal_code).toEqual(['Bitte geben Sie fünf Ziffern ein'])
    expect(wrong.description).toEqual(['Bitte geben Sie mindestens 20\u00a0Zeichen ein'])
    expect(wrong.start_date).toEqual(['Bitte wählen Sie heute oder einen späteren Tag'])
    expect(Object.keys(wrong).sort()).toEqual([
      'description',
      'pay_amount',
      'postal_code',
      'requirements',
      'start_date',
    ])
  })

  it('checks the pay range although another field is wrong', async () => {
    expect(Object.keys(await find({ description: '', pay_max: 10 }))).toEqual(['description', 'pay_max'])
  })

  it('asks for choices that the employer has not made', async () => {
    const { employment_type, german_level } = createDraft()
    expect(await find({ employment_type, german_level })).toEqual({
      employment_type: ['Bitte treffen Sie eine Auswahl'],
      german_level: ['Bitte treffen Sie eine Auswahl'],
    })
  })

  it('lets a start date stay that has passed since', async () => {
    expect(await find({ start_date: '2026-11-01' }, { start_date: '2026-11-01' })).toEqual({})
  })
})
