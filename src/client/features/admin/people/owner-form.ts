import type { ReactNode } from 'react'
import type { OwnerFormProps } from '#client/domain/owner-form-props.ts'
import type { Person } from '#shared/contract/people.ts'

export type Answer = { data: Person }

/** Renders a form that asks for the administrator's own password or a passkey. The route gives it. */
export type RenderOwnerForm = (form: OwnerFormProps<Answer>) => ReactNode
