import type { Kysely } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { findDecision } from './decision-store.ts'

/** What a decision is about, and its reason while it is in force; null when the subject is gone. */
export const describeDecision = (db: Kysely<Tables>, subject: ObjectionSubject) => findDecision(db, subject)
