import { Trans, useLingui } from '@lingui/react/macro'
import { IdentifiedForm } from './identified-form.tsx'
import type { Answer, RenderPersonForm } from './owner-form.ts'
import { resetSecondFactor } from './queries.ts'

type Props = { id: number; renderOwnerForm: RenderPersonForm; onReset: (answer: Answer) => void }

/** Removes the second factor of a user who has lost it, after staff have verified the user's identity. */
export function ResetSecondFactor({ id, renderOwnerForm, onReset }: Props) {
  const { t } = useLingui()
  return (
    <IdentifiedForm
      renderOwnerForm={renderOwnerForm}
      draft={`second-factor-reason:${id}`}
      label={t`Reset two-step login`}
      explanation={
        <Trans>
          Only if you are sure who this person is. An e-mail alone is not enough. All devices will be logged
          out, and the person will be told by e-mail.
        </Trans>
      }
      submitLabel={t`Remove second step`}
      send={(reason, proof) => resetSecondFactor(id, { reason, ...proof })}
      onSent={onReset}
    />
  )
}
