/** The length of a degree of latitude. */
export const KM_PER_DEGREE = 111.195
const RADIANS = Math.PI / 180
const RADIUS_KM = KM_PER_DEGREE / RADIANS

/** The great-circle distance in kilometres. */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const [dLat, dLon] = [(b.lat - a.lat) * RADIANS, (b.lon - a.lon) * RADIANS]
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLon / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord))) * RADIUS_KM
}

/** The value of the haversine formula before its last steps for a distance in kilometres (server/db/chord.ts). */
export const chordOfKm = (km: number): number => Math.sin(km / (2 * RADIUS_KM)) ** 2
