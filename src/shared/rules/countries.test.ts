import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../contract/languages.ts'
import { countriesIn, isCountry } from './countries.ts'

describe('countries', () => {
  it.each(LANGUAGES)('have one name each in %s', (language) => {
    const names = countriesIn(language).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(240)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each([
    ['en', ['Germany', 'Afghanistan', 'Åland Islands']],
    ['de', ['Deutschland', 'Afghanistan', 'Ägypten']],
    ['pl', ['Niemcy', 'Afganistan', 'Albania']],
    ['ru', ['Германия', 'Австралия', 'Австрия']],
  ])('are sorted by the names of %s, Germany first', (language, first) => {
    expect(
      countriesIn(language)
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(first)
  })

  it('have current codes only', () => {
    const withdrawn = 'AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR'.split(' ')
    expect(withdrawn.filter(isCountry)).toEqual([])
    expect(['DE', 'FR', 'GB', 'PL', 'RU', 'UA', 'XK'].every(isCountry)).toBe(true)
    expect(['', 'de', 'EU', 'XX', 'DEU', 'IC', 'DG', 'EA'].some(isCountry)).toBe(false)
  })
})
