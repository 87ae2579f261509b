import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import type { Language } from '#shared/contract/languages.ts'
import { readyReasonsQueryOptions } from './queries.ts'
import { ReadyTexts } from './ready-texts.tsx'

type Props = {
  /** The language of the recipient. Null when unknown: then the current user's. */
  language: Language | null
  /** The offered reasons, in this order. */
  codes: readonly ReasonCode[]
  value: string
  onChange: (text: string) => void
}

/** Buttons that add a prepared reason to a text, in the recipient's language. */
export function ReadyReasons({ codes, ...props }: Props) {
  const { t } = useLingui()
  const reasons = useQuery(readyReasonsQueryOptions(useViewer())).data?.data ?? []
  const texts = codes.flatMap((code) => reasons.find((one) => one.code === code) ?? [])
  return <ReadyTexts label={t`Standard reasons`} texts={texts} {...props} />
}
