import { saveDraft } from '#client/platform/device/drafts.ts'

/** What the login form keeps while it is not sent. */
export type LoginDraft = { login: string; role: 'worker' | 'boss' | null }

export const EMPTY_LOGIN: LoginDraft = { login: '', role: null }

/** Fills an address typed elsewhere into the login form: as a draft on the device, not in the page's address. */
export function fillLogin(email: string): void {
  if (email.trim()) saveDraft('login', { ...EMPTY_LOGIN, login: email.trim() })
}

/** Fills an address typed elsewhere into the form for a forgotten password. */
export function fillForgottenPassword(login: string): void {
  if (login.includes('@')) saveDraft('forgot', login.trim())
}
