import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import { PushOff } from './push-off.tsx'

type Props = { notify: NotifyBy; onChange: (notify: NotifyBy) => void }

/** Checkboxes for the ways to be notified of new results. */
export function NotifyChoice({ notify, onChange }: Props) {
  const { t } = useLingui()
  const choices = [
    { way: 'app', label: t`In the app` },
    { way: 'push', label: t`By push notification` },
    { way: 'email', label: t`By e-mail` },
  ] as const
  return (
    <fieldset>
      <legend>{t`Notify me about new jobs`}</legend>
      {choices.map(({ way, label }) => (
        <Checkbox key={way} isSelected={notify[way]} onChange={(is) => onChange({ ...notify, [way]: is })}>
          {label}
        </Checkbox>
      ))}
      {notify.push && <PushOff />}
    </fieldset>
  )
}
