import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NetworkError } from '#client/platform/api/errors.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

/** The vacancy or template that a new vacancy was to start from, and that is not there. */
export type MissingModelProps = {
  kind: 'vacancy' | 'template'
  /** Null when there is no answer because the device is offline, or when the list of templates lacks it. */
  error: Error | null
  /** Whether it was deleted, or belongs to another account. */
  isGone: boolean
  onRetry: () => unknown
}

/** Instead of the form, which would be empty or hold the draft of another vacancy. */
export function MissingModel({ kind, error, isGone, onRetry }: MissingModelProps) {
  const { t } = useLingui()
  const gone = kind === 'vacancy' ? t`This vacancy does not exist` : t`This template does not exist`
  const failed =
    kind === 'vacancy' ? t`This vacancy could not be loaded` : t`This template could not be loaded`
  return (
    <Notice
      tone="error"
      role="alert"
      title={isGone ? gone : failed}
      actions={
        <>
          {!isGone && <Button size="small" onPress={() => onRetry()}>{t`Try again`}</Button>}
          <Link
            from="/$lang"
            to="/$lang/cabinet/worker/user/add-vacancy"
            className={buttonClass('secondary', 'small')}
          >
            <Trans>Write a new vacancy</Trans>
          </Link>
        </>
      }
    >
      {!isGone && failureText(error ?? new NetworkError())}
    </Notice>
  )
}
