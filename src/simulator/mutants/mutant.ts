import type { Step } from '../story/steps.ts'

/** A planted fault: a change of one source file. */
export type Mutant = {
  name: string
  /** Relative to src. */
  file: string
  change(code: string): string
  /** The steps that its stories have more often; they contain no other writes. */
  focus?: readonly Step['do'][]
  /** Whether all its stories have screens. */
  hasScreens?: boolean
}

/**
 * Replaces a piece of a source.
 * @throws Error when the source no longer contains it exactly once
 */
export function replacing(find: string, replacement: string): (code: string) => string {
  return (code) => {
    if (code.split(find).length !== 2) throw new Error(`Not exactly once in the source: ${find}`)
    return code.replace(find, () => replacement)
  }
}

/** A planted fault that replaces a piece of a source. */
export const mutant = (
  name: string,
  file: string,
  find: string,
  replacement: string,
  focus: Mutant['focus'] = [],
): Mutant => ({
  name,
  file,
  change: replacing(find, replacement),
  focus,
})
