/** Why the server has ended a session. */
export const SESSION_ENDS = [
  'expired',
  'signed_out',
  'password_changed',
  'blocked',
  'deletion',
  'staff',
  'reused',
] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]
