import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { GROUND_WORDS } from '#client/domain/ground-words.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { groundOf, type ReasonCode } from '#shared/contract/decision-reasons.ts'
import { GROUNDS, type Ground } from '#shared/contract/grounds.ts'
import type { VacancyRemark } from '#shared/contract/vacancies.ts'
import { readyReasonsQueryOptions } from './queries.ts'
import { ReadyTexts, type Written } from './ready-texts.tsx'

/** The chosen ground of a decision; null until the moderator has chosen one. `remarks` on the vacancy say which minimum wage its pay is below. */
export type ChosenGround = {
  ground: Ground | null
  onGroundChange: (ground: Ground | null) => void
  remarks?: readonly VacancyRemark[]
  errorMessage?: string | undefined
}

type Props = Written & {
  /** The offered reasons, in this order. */
  codes: readonly ReasonCode[]
  other?: Written | undefined
  /** What the decision rests on, preselected by the reason. */
  ground?: ChosenGround | undefined
}

/** Buttons that add a prepared reason to a text, in the recipient's language, and the choice of the ground. */
export function ReadyReasons({ codes, ground, ...props }: Props) {
  const { t, i18n } = useLingui()
  const reasons = useQuery(readyReasonsQueryOptions(useViewer())).data?.data ?? []
  const texts = codes.flatMap((code) => reasons.find((one) => one.code === code) ?? [])
  return (
    <>
      {codes.length > 0 && (
        <ReadyTexts
          label={t`Standard reasons`}
          texts={texts}
          onAdded={(code) => ground?.onGroundChange(groundOf(code, ground.remarks))}
          {...props}
        />
      )}
      {ground && (
        <NativeSelect
          label={t`Grounds for the decision`}
          name="ground"
          value={ground.ground ?? ''}
          errorMessage={ground.errorMessage}
          onChange={(value) => ground.onGroundChange(GROUNDS.find((one) => one === value) ?? null)}
          options={[
            ...(ground.ground ? [] : [{ value: '', label: t`Please choose` }]),
            ...GROUNDS.map((value) => ({ value, label: i18n._(GROUND_WORDS[value]) })),
          ]}
        />
      )}
    </>
  )
}
