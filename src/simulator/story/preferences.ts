import * as z from 'zod/mini'
import type { Device } from '../device/device.ts'
import type { Answer } from '../network/request-outcome.ts'
import type { Intention, Model } from './model.ts'

const WithPreferences = z.looseObject({ preferences: z.array(z.string()) })

/** The first preference of a profile, entry or answer; undefined if it has none of that name. */
export function preferenceIn(given: unknown): string | null | undefined {
  const found = z.safeParse(WithPreferences, given).data
  return found && (found.preferences[0] ?? null)
}

/** Notes what a device has learned from an accepted change of a profile. */
export function noteAccepted(model: Model, device: Device, userId: number, answer: unknown): void {
  const value = preferenceIn(answer)
  if (value !== undefined) model.preferences.set(`${device.name} ${userId}`, { value, at: device.time() })
}

/** Notes which preference, or which name of an offer, the server has stored. */
export function noteStored(
  { storedPreferences, storedEdits }: Model,
  { url, payload }: { url: string; payload: string | undefined },
  answer: Answer | null,
): void {
  if (payload === undefined || answer?.status !== 200) return
  if (/\/cabinet\/offers\/\d+$/.test(url)) {
    const { name } = JSON.parse(payload)
    if (name && !storedEdits.includes(name)) storedEdits.push(name)
  }
  if (!url.endsWith('/cabinet/profile')) return
  const value = preferenceIn(JSON.parse(payload))
  if (value && storedPreferences.at(-1) !== value) storedPreferences.push(value)
}

const OF_PROFILE: readonly Intention['kind'][] = ['about', 'preference']

/** Whether intentions of these kinds are merged into one entry. */
export const shareEntry = (one: Intention, other: Intention): boolean =>
  one.kind === other.kind || (OF_PROFILE.includes(one.kind) && OF_PROFILE.includes(other.kind))
