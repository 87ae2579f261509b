/** The key of the mutations that decide. */
export const DECIDING = ['deciding']
