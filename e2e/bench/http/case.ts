import type { Requests } from './measure.ts'

export type Baseline = 'bytes' | 'row' | 'insert'
/** A measured request, and the baseline with which it is compared. */
export type Case = Requests & { what: string; baseline: Baseline }
