import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../contract/languages.ts'
import { countriesIn, isCountry } from './countries.ts'

describe('countries', () => {
  it.each(LANGUAGES)('have one name each in %s', (language) => {
    const names = countriesIn(language).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(240)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('have current codes only', () => {
    const withdrawn = 'AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR'.split(' ')
    expect(withdrawn.filter(isCountry)).toEqual([])
    expect(['DE', 'FR', 'GB', 'PL', 'RU', 'UA', 'XK'].every(isCountry)).toBe(true)
    expect(['', 'de', 'EU', 'XX', 'DEU'].some(isCountry)).toBe(false)
  })
})
