import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'

/** Push permission was denied. Only the browser's settings can change that. */
export function HowToAllow() {
  return (
    <Notice
      tone="amber"
      icon="bell"
      role="status"
      title={<Trans>Notifications are blocked in this browser</Trans>}
    >
      <Trans>
        To allow them, tap the icon to the left of the address to open the site settings (in an installed app:
        the app settings of your device), set “Notifications” to “Allow” and come back here.
      </Trans>
    </Notice>
  )
}

/** The browser has no push service, or cannot reach it. */
export function NoService() {
  return (
    <Notice
      tone="amber"
      icon="warning"
      role="alert"
      title={<Trans>This browser could not register for push notifications</Trans>}
    >
      <Trans>
        Its push service is turned off or cannot be reached, for example in a private window or on a company
        network. Another browser on this device may work. You will still get e-mails.
      </Trans>
    </Notice>
  )
}
