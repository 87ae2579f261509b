const STORED_AS = 'debug'

/**
 * Whether the debug panel is on. `?debug=1` in the address turns it on until `?debug=0`.
 * @param search the query of the address, with its question mark
 */
export function isDebugOn(search: string): boolean {
  const parameter = new URLSearchParams(search).get('debug')
  try {
    if (parameter === '1') localStorage.setItem(STORED_AS, '1')
    if (parameter === '0') localStorage.removeItem(STORED_AS)
    return localStorage.getItem(STORED_AS) === '1'
  } catch {
    // Storage is blocked: the address decides each time.
    return parameter === '1'
  }
}
