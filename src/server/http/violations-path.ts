/** The path to which browsers report violations of the Content-Security-Policy. */
export const VIOLATIONS = '/policy-violations'
