import type { RenderOwnerForm } from '#client/domain/owner-form-props.ts'
import type { Person } from '#shared/contract/people.ts'

export type Answer = { data: Person }

/** The form of an action about a person. */
export type RenderPersonForm = RenderOwnerForm<Answer>
