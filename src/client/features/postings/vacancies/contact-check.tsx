import { Trans } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { hasPhoneNumber } from '#shared/rules/phone-in-text.ts'
import { hasLink } from '#shared/rules/risk-signals.ts'
import styles from '../posting-form.module.css'

type Props = {
  /** What is typed in the field above. */
  texts: readonly string[]
}

/** Warns during typing about contact details, for which moderators reject vacancies. It refuses nothing: digits may be a permit. */
export function ContactCheck({ texts }: Props) {
  const isFound = useDeferredValue(texts).some((text) => hasPhoneNumber(text) || hasLink(text))
  return (
    <div role="status">
      {isFound && (
        <Notice
          className={styles.below}
          tone="amber"
          icon="warning"
          title={<Trans>There seem to be contact details in your text</Trans>}
        >
          <Trans>
            Please remove phone numbers, e-mail addresses and links. Otherwise the moderator may reject the
            vacancy. You will receive bids and messages here.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
