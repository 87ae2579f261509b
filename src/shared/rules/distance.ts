const KM_PER_DEGREE = 111.195

/** The great-circle distance in kilometres. */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const radians = Math.PI / 180
  const [dLat, dLon] = [(b.lat - a.lat) * radians, (b.lon - a.lon) * radians]
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord))) * (KM_PER_DEGREE / radians)
}
