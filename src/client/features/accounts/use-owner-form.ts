import { useState } from 'react'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { type FormProblems, findBlank } from './form-problems.ts'
import { confirmWithPasskey } from './passkeys.ts'
import { type ServerCheck, useFormSubmit } from './use-form-submit.ts'

type Options<Fields, Answer> = {
  findProblems?: (fields: Fields) => FormProblems
  /** As in `useFormSubmit`. */
  serverCheck?: ServerCheck<Fields>
  send: (fields: Fields, proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => unknown
  /** The name of the password field. */
  field?: 'password' | 'current_password'
  /** False if the session does not require the password again. */
  isNeeded?: boolean
}
type Typed<Fields> = { fields: Fields; password: string; isByPasskey: boolean }

/**
 * State of a form that requires the password or a passkey. `submit` sends it with the typed password, `proofWith` returns
 * the props of its `OwnerProofField`.
 */
export function useOwnerForm<Fields, Answer>({
  findProblems = () => ({}),
  serverCheck,
  send,
  onSent,
  field = 'password',
  isNeeded = true,
}: Options<Fields, Answer>) {
  const [password, setPassword] = useState('')
  const { submit, form } = useFormSubmit({
    findProblems: ({ fields, password: typed, isByPasskey }: Typed<Fields>) => ({
      ...findProblems(fields),
      ...(isNeeded && !isByPasskey ? findBlank({ [field]: typed }, [field]) : {}),
    }),
    serverCheck: serverCheck && { ...serverCheck, request: ({ fields }) => serverCheck.request(fields) },
    send: ({ fields, password: typed, isByPasskey }) =>
      isByPasskey
        ? confirmWithPasskey((proof) => send(fields, proof))
        : send(fields, isNeeded ? { password: typed } : {}),
    onSent: (answer) => {
      setPassword('')
      return onSent(answer)
    },
  })
  return {
    form,
    submit: (fields: Fields) => submit({ fields, password, isByPasskey: false }),
    proofWith: (fields: Fields) => ({
      value: password,
      onChange: setPassword,
      onPasskey: () => submit({ fields, password, isByPasskey: true }),
    }),
  }
}
