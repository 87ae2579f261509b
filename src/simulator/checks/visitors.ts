import type { Arrived } from '../story/model.ts'
import type { World } from '../story/world.ts'

/**
 * Checks what visitors have written: each text arrives once, under no account and without a token, or is still in the outbox of
 * its device.
 */
export function checkVisitors({ model, findings, devices }: World, { texts }: Arrived): void {
  for (const { text, device, isStored, isGivenUp } of model.visitors) {
    const copies = texts.filter((one) => one.text === text)
    const waits = (model.keptOfVisitors.get(device) ?? []).includes(text)
    if (copies.length > 1) findings.push(`exactly once: ${text} arrived ${copies.length} times`)
    if (copies.some(({ userId }) => userId !== 0)) findings.push(`account: ${text} is under an account`)
    if (copies.length && waits) findings.push(`settled: ${text} arrived and still waits`)
    if (isStored && !isGivenUp && copies.length === 0 && !waits) findings.push(`lost: ${text}`)
  }
  for (const { name, network } of Object.values(devices))
    for (const { key, userId, what } of network.requests)
      if (key !== null && model.visitorEntries.has(key) && userId !== null)
        findings.push(`account: ${what} of a visitor from ${name} carries a token`)
}
