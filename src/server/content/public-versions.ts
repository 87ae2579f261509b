/** An announced version, and the day from which it applies. */
export type AnnouncedVersion = { version: number; in_force_on: string }

/**
 * Which version of a page applies on a day, and which ones are to come, soonest first. A version that was never announced
 * corrects the one before it and applies together with it.
 * @param announced by version
 */
export function publicVersions(
  latest: number,
  announced: readonly AnnouncedVersion[],
  day: string,
): { inForce: number; coming: AnnouncedVersion[] } {
  const lastDue = announced.findLastIndex(({ in_force_on }) => in_force_on <= day)
  const pending = announced.slice(lastDue + 1)
  const coming = pending.flatMap(({ in_force_on }, index) => {
    const later = pending.slice(index + 1)
    // A later text that applies no later replaces this one before anybody has to follow it.
    if (later.some((other) => other.in_force_on <= in_force_on)) return []
    return [{ version: (later[0]?.version ?? latest + 1) - 1, in_force_on }]
  })
  // Version 1 applies from the start, even when somebody announces it.
  const inForce = Math.max(1, (pending[0]?.version ?? latest + 1) - 1)
  return { inForce, coming: coming.filter(({ version }) => version > inForce) }
}
