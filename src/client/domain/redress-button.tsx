import { Trans } from '@lingui/react/macro'
import { classNames } from '#client/ui/class-names.ts'
import { openContactForm } from './contact-form-open.ts'
import { OutsideRedress } from './outside-redress.tsx'
import styles from './redress-button.module.css'

/** Says below a decision without a form of its own for objections how to disagree, and opens the contact form. */
export function RedressButton({ className }: { className?: string | undefined }) {
  return (
    <>
      <button type="button" className={classNames(styles.redress, className)} onClick={openContactForm}>
        <Trans>If you think this is wrong, write to us within six months. It is free of charge.</Trans>
      </button>
      <OutsideRedress />
    </>
  )
}
