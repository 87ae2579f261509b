import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#client/ui/dialog.tsx'
import styles from './install-instructions.module.css'

/** How to install the app on an iPhone or iPad, whose browsers have no install dialog. */
export function InstallInstructions({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Install app`}
      closeLabel={t`Close`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ol className={styles.steps}>
        <li>
          <Trans>Open the share menu of the browser: the square with an arrow.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home Screen”.</Trans>
        </li>
        <li>
          <Trans>Open Jobmost from the home screen and log in there.</Trans>
        </li>
      </ol>
      <p>
        <Trans>
          What you have stored will then be kept, and you can receive notifications. Without the app, the
          browser deletes the data of sites that you have not opened for a week.
        </Trans>
      </p>
    </Dialog>
  )
}
