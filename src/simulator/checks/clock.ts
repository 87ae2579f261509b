import type { DeviceName } from '../story/devices.ts'
import type { Model } from '../story/model.ts'

/** How far a device's clock was set forward between two times of the story: how much older its entries seem. */
export function clockShift({ clockChanges }: Model, device: DeviceName, from: number, to: number): number {
  return jumps(clockChanges, device, from, to).reduce((sum, { byMs }) => sum + byMs, 0)
}

/** The most by which settings of a device's clock since a time may have falsified the age of an entry. */
export function clockDoubt({ clockChanges }: Model, device: DeviceName, from: number): number {
  return jumps(clockChanges, device, from, Infinity).reduce((sum, { byMs }) => sum + Math.abs(byMs), 0)
}

/** Whether a device's clock was set between two times. */
export const wasClockSet = ({ clockChanges }: Model, device: string, from: number, to: number): boolean =>
  jumps(clockChanges, device, from, to).length > 0

const jumps = (changes: Model['clockChanges'], device: string, from: number, to: number) =>
  changes.filter((one) => one.device === device && one.at >= from && one.at <= to)
