import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { CHOSEN_CLOSE_REASONS, type ChosenCloseReason, oneOf } from '#shared/contract/choices.ts'

type Props = {
  value: ChosenCloseReason
  onChange: (reason: ChosenCloseReason) => void
  /** Whether job seekers wait for an answer, and will be told the reason. */
  isAnyWaiting: boolean
  /** The number of vacancies. */
  count: number
}

/** Why an employer closes vacancies, and what those who wait are told. */
export function CloseReason({ value, onChange, isAnyWaiting, count }: Props) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        label={t({ message: 'Reason', context: 'of a closing' })}
        options={[
          { value: 'filled', label: count > 1 ? t`The positions are filled` : t`The position is filled` },
          { value: 'not_hiring', label: t`We are no longer hiring` },
        ]}
        value={value}
        onChange={(reason) => onChange(oneOf(CHOSEN_CLOSE_REASONS, reason) ?? value)}
      />
      <p>
        <Trans>Nobody will be able to bid any more.</Trans>{' '}
        {isAnyWaiting &&
          (value === 'filled' ? (
            <Trans>
              Everyone still waiting will get a friendly message saying that the position is filled.
            </Trans>
          ) : (
            <Trans>Everyone still waiting will be told that you have withdrawn the vacancy.</Trans>
          ))}{' '}
        {count > 1 ? (
          <Trans>You can reopen the vacancies later.</Trans>
        ) : (
          <Trans>You can reopen the vacancy later.</Trans>
        )}
      </p>
    </>
  )
}
