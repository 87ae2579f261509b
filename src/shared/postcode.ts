/** A German postcode. */
export const POSTCODE = /^\d{5}$/
