import { CLIENT_MUTANTS } from './client.ts'
import { DEVICE_MUTANTS } from './device.ts'
import { EDIT_MUTANTS } from './edits.ts'
import { LANE_MUTANTS } from './lanes.ts'
import type { Mutant } from './mutant.ts'
import { SCREEN_MUTANTS } from './screens.ts'
import { SERVER_MUTANTS } from './server.ts'
import { SIGN_OUT_MUTANTS } from './sign-out.ts'
import { WORKER_MUTANTS } from './worker.ts'

/** Planted faults: each must be caught by an invariant. */
export const MUTANTS: readonly Mutant[] = [
  ...CLIENT_MUTANTS,
  ...EDIT_MUTANTS,
  ...DEVICE_MUTANTS,
  ...SERVER_MUTANTS,
  ...SCREEN_MUTANTS,
  ...LANE_MUTANTS,
  ...SIGN_OUT_MUTANTS,
  ...WORKER_MUTANTS,
]
