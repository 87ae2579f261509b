import { CLIENT_MUTANTS } from './client.ts'
import { EDIT_MUTANTS } from './edits.ts'
import type { Mutant } from './mutant.ts'
import { SERVER_MUTANTS } from './server.ts'

/** Planted faults: each must be caught by an invariant. */
export const MUTANTS: readonly Mutant[] = [...CLIENT_MUTANTS, ...EDIT_MUTANTS, ...SERVER_MUTANTS]
