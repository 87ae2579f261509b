import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatPhone } from '#client/platform/words/format-phone.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { usePhoneCheck } from './phone-check.ts'
import { findPhoneProblem, isReadAsGerman, readAsGerman } from './phone-problem.ts'
import styles from './registration-fields.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A mandatory phone number, checked when the field is left. */
export function PhoneField(props: Props) {
  const { t } = useLingui()
  const isPhone = usePhoneCheck()
  const [isLeft, setLeft] = useState(false)
  const problem = isLeft ? findPhoneProblem(props.value, isPhone) : null
  const german = isLeft && !problem ? readAsGerman(props.value) : null
  const number = german && formatPhone(german)
  const isWrong = problem !== null && isReadAsGerman(props.value)
  return (
    <div>
      <TextField
        {...props}
        name="phone"
        type="tel"
        description={t`You can also log in with it. Nobody sees it unless you allow it in your profile. For example: 0151\u00a023456789 or +48\u00a0512345678.`}
        errorMessage={problem && t(problem)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        autoComplete="tel"
        isRequired
      />
      <p role="status" className={styles.understood}>
        {number && (
          <Trans>
            We will store the German number {number}. If the number is from another country, begin with + and
            the country code, such as +380 or +48.
          </Trans>
        )}
        {isWrong && (
          <Trans>
            Numbers that do not begin with + are treated as German. For another country, begin with + and the
            country code, such as +380 or +48.
          </Trans>
        )}
      </p>
    </div>
  )
}
