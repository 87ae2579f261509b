import { POSTCODE } from '../postcode.ts'
import { distanceKm } from './distance.ts'
import { createPostcodeFinder } from './postcodes.ts'

type Place = { id: number; lat: number; lon: number; postcodes: readonly string[] }

/** Villages choose the next town of the list, so the work may be this far from the town's centre. */
const MAX_KM = 40
/** A postcode of no listed town is known only by its first digits, which name a region of about 30 km. */
const MAX_KM_OF_REGION = 80

/**
 * Creates a function that compares a postcode with a town.
 * @returns `elsewhere` when all places with this postcode, or around it, are far away; `unsure` when it is not one of the
 * town's postcodes but near; else `fits`. A town or postcode without data fits. Anything but five digits fits too, because
 * another rule judges it.
 */
export function createPostcodeJudge(
  cities: readonly Place[],
): (code: string, cityId: number) => 'fits' | 'unsure' | 'elsewhere' {
  const byId = new Map(cities.map((city) => [city.id, city]))
  const find = createPostcodeFinder(cities)
  return (code, cityId) => {
    const city = byId.get(cityId)
    if (!city || city.postcodes.length === 0 || !POSTCODE.test(code)) return 'fits'
    const { found, isNear } = find(code)
    if (!isNear && found.includes(city)) return 'fits'
    const max = isNear ? MAX_KM_OF_REGION : MAX_KM
    const isFar = found.length > 0 && found.every((place) => distanceKm(place, city) > max)
    return isFar ? 'elsewhere' : 'unsure'
  }
}
