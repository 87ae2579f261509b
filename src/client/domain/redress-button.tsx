import { Trans } from '@lingui/react/macro'
import { classNames } from '#client/ui/class-names.ts'
import { openContactForm } from './contact-form-open.ts'
import styles from './redress-button.module.css'

/** Says below a decision how to object to it, and opens the contact form (DSA, article 20). */
export function RedressButton({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={classNames(styles.redress, className)} onClick={openContactForm}>
      <Trans>If you think this is wrong, write to us within six months. It is free of charge.</Trans>
    </button>
  )
}
