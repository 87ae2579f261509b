import type { Arrived, Intention, Kept, Preference } from '../story/model.ts'
import type { World } from '../story/world.ts'

const isPreference = (one: Intention): one is Preference => one.kind === 'preference'

/**
 * Checks the preferences that several devices change: the server has replaced only values that the person had seen, or had
 * written, on the device of the change. The last value of a device is stored or visible with its reason.
 */
export function checkPreferences({ model, findings, cast }: World, arrived: Arrived, kept: Kept[]): void {
  const written = model.intentions.filter(isPreference)
  for (const person of Object.values(cast.people)) {
    const own = written.filter((one) => one.person === person.name)
    const stored = model.storedPreferences.filter((value) => value.endsWith(` of ${person.name}`))
    for (const [index, value] of stored.entries()) {
      const before = stored[index - 1] ?? null
      const one = own.find((known) => known.value === value)
      // An earlier change of the device that was merged into this one before it arrived was written for what it had shown.
      const isOwn = own.some(
        (known) =>
          known.device === one?.device &&
          (known.value === before || (known.seen === before && !stored.includes(known.value))),
      )
      if (!one) findings.push(`account: nobody wrote ${value}`)
      else if (before !== one.seen && before !== null && !isOwn)
        findings.push(
          `conflict: ${value} has silently replaced ${before}, ${one.device} had seen ${one.seen}`,
        )
    }
    for (const device of new Set(own.map((one) => one.device))) {
      const last = own.findLast((one) => one.device === device)
      if (!last?.isStored || last.isGivenUp || stored.includes(last.value)) continue
      const waits = kept.some(({ text, userId }) => text === last.value && userId === person.id)
      if (!waits) findings.push(`lost: ${last.value}`)
    }
    const present = arrived.preferences.get(person.id) ?? null
    if (own.length > 0 && present !== (stored.at(-1) ?? null))
      findings.push(`last change: the preference of ${person.name} is ${present}, not ${stored.at(-1)}`)
  }
}
