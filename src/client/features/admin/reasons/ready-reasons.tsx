import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import { readyReasonsQueryOptions } from './queries.ts'
import { ReadyTexts, type Written } from './ready-texts.tsx'

type Props = Written & {
  /** The offered reasons, in this order. */
  codes: readonly ReasonCode[]
  other?: Written | undefined
}

/** Buttons that add a prepared reason to a text, in the recipient's language. */
export function ReadyReasons({ codes, ...props }: Props) {
  const { t } = useLingui()
  const reasons = useQuery(readyReasonsQueryOptions(useViewer())).data?.data ?? []
  const texts = codes.flatMap((code) => reasons.find((one) => one.code === code) ?? [])
  return <ReadyTexts label={t`Standard reasons`} texts={texts} {...props} />
}
