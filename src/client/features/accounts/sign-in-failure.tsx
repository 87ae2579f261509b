import { Trans, useLingui } from '@lingui/react/macro'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { dateTimeInText } from '#client/platform/words/format.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'

type Props = { failure: string | null; error: Error | null }

/** Why a form was refused. The owner of a blocked account reads the reason, the duration and how to object. */
export function SignInFailure({ failure, error }: Props) {
  const { t } = useLingui()
  const block = error instanceof ApiError ? error.block : undefined
  if (!block) return <FailureNotice>{failure}</FailureNotice>
  const { reason, ground, until, objection } = block
  return (
    <Notice tone="error" role="alert" title={failure}>
      {reason && (
        <p>
          <Trans>Reason: {reason}</Trans>
        </p>
      )}
      <GroundNote ground={ground} />
      <p>{until ? t`The block ends on ${dateTimeInText(until)}.` : t`The block has no end date.`}</p>
      <p>
        <Trans>
          During the block, your profile and what you published are not shown. Nothing has been deleted. A
          person made the decision.
        </Trans>
      </p>
      <p>
        <Trans>
          If you think it is wrong: <a href={objection}>object free of charge</a>, within six months. You may
          also turn to a certified out-of-court dispute settlement body or to a court.
        </Trans>
      </p>
    </Notice>
  )
}
