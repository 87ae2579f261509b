import type { City } from '#shared/contract/places.ts'

/** Bare letters: without accents, and with ae, oe, ue and ss written as people without a German keyboard do. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')

/**
 * Finds a city by what its speakers call it: München, Munich, Мюнхен, Monachium, Munchen, Muenchen or 80331.
 * @returns whether a city of this name fits what is typed
 */
export function createCityFilter(cities: readonly City[]): (name: string, input: string) => boolean {
  const words = new Map<string, string[]>()
  for (const { name, aliases, postcode } of cities) {
    const own = [name, ...aliases].map(fold)
    words.set(name, [...(words.get(name) ?? []), ...own, ...(postcode ? [postcode] : [])])
  }
  return (name, input) => {
    const typed = fold(input.trim())
    return words.get(name)?.some((word) => word.includes(typed)) ?? false
  }
}
