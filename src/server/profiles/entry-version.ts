import { textVersion } from '../http/text-version.ts'

/** The version of an entry of a profile. The order of its fields does not matter. */
export const entryVersion = ({ id: _, version: __, ...fields }: { id: number; version?: unknown }): number =>
  textVersion(...Object.entries(fields).sort())
