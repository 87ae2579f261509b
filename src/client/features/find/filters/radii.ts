/** The choices of the radius around a city in km. */
export const RADII_KM = [5, 10, 25, 50, 100, 200, 500]
