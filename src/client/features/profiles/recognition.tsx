import { Trans, useLingui } from '@lingui/react/macro'
import { lowerFirst, RECOGNITIONS } from '#client/domain/profile-labels.ts'
import type { Education } from '#shared/contract/profiles.ts'

type Props = { of: Pick<Education, 'recognition'>; className: string | undefined }

/** Whether a qualification from abroad is recognised in Germany, as a line of its own. */
export function Recognition({ of: { recognition }, className }: Props) {
  const { i18n } = useLingui()
  if (!recognition) return null
  const state = lowerFirst(i18n._(RECOGNITIONS[recognition]))
  return (
    <p className={className}>
      <Trans>Recognition in Germany: {state}</Trans>
    </p>
  )
}
