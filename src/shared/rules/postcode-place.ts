import { distanceKm } from './distance.ts'
import { createPostcodeFinder } from './postcodes.ts'

type Place = { id: number; lat: number; lon: number; postcodes: readonly string[] }

/** Villages choose the next town of the list, so the work may be this far from the town's centre. */
const MAX_KM = 40
/** A postcode of no listed town is known only by its first digits, which name a region of about 30 km. */
const MAX_KM_OF_REGION = 80

/**
 * Whether a postcode belongs to a town: `elsewhere` when all places with it, or around it, are far away; `unsure` when it
 * is not one of the town's, but near. A town or postcode without data fits.
 * @param code five digits; anything else fits, because another rule judges it
 */
export function judgePostcode(
  code: string,
  cityId: number,
  cities: readonly Place[],
): 'fits' | 'unsure' | 'elsewhere' {
  const city = cities.find(({ id }) => id === cityId)
  if (!city || city.postcodes.length === 0 || !/^\d{5}$/.test(code)) return 'fits'
  const { found, isNear } = createPostcodeFinder(cities)(code)
  if (!isNear && found.includes(city)) return 'fits'
  const max = isNear ? MAX_KM_OF_REGION : MAX_KM
  const isFar = found.length > 0 && found.every((place) => distanceKm(place, city) > max)
  return isFar ? 'elsewhere' : 'unsure'
}
