/** Where browsers send what the Content-Security-Policy has refused. */
export const VIOLATIONS = '/policy-violations'
