import { textVersion } from '../http/text-version.ts'

// An entry without these later fields keeps the version that devices have stored before.
const LATER = ['employer', 'recognition']

/** The version of an entry of a profile. The order of its fields does not matter. */
export const entryVersion = ({ id: _, version: __, ...fields }: { id: number; version?: unknown }): number =>
  textVersion(
    ...Object.entries(fields)
      .filter(([name, value]) => value !== null || !LATER.includes(name))
      .sort(),
  )
