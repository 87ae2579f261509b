/** An announced version, and the day from which it applies. */
export type AnnouncedVersion = { version: number; in_force_on: string }
/** A version that does not wait for its announcement: announced for a day, or put into force. */
export type ReleasedVersion = { version: number; in_force_on: string | null }

/**
 * Which version of a page applies on a day, and which ones are to come, soonest first. A version that was put into force
 * without an announcement corrects the one before it and applies together with it.
 * @param released by version
 */
export function publicVersions(
  released: readonly ReleasedVersion[],
  day: string,
): { inForce: number; coming: AnnouncedVersion[] } {
  const announced = released.filter((one): one is AnnouncedVersion => one.in_force_on !== null)
  // Version 1 applies from the start, even when somebody announces it.
  const lastBefore = (next: AnnouncedVersion | undefined) =>
    released.findLast(({ version }) => !next || version < next.version)?.version ?? 1
  const lastDue = announced.findLastIndex(({ in_force_on }) => in_force_on <= day)
  const pending = announced.slice(lastDue + 1)
  const coming = pending.flatMap(({ in_force_on }, index) => {
    const later = pending.slice(index + 1)
    // A later text that applies no later replaces this one before anybody has to follow it.
    if (later.some((other) => other.in_force_on <= in_force_on)) return []
    return [{ version: lastBefore(later[0]), in_force_on }]
  })
  const inForce = lastBefore(pending[0])
  return { inForce, coming: coming.filter(({ version }) => version > inForce) }
}
