/** The demo accounts (README.md, "Run it"). */
export const PEOPLE = {
  worker: 'worker@jobmost.example',
  boss: 'boss@jobmost.example',
  admin: 'admin@jobmost.example',
} as const
export const PASSWORD = 'Bridge-2026!'
export type Role = keyof typeof PEOPLE
