import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { deviceQueryOptions } from '#client/platform/push/queries.ts'
import styles from './saved-searches.module.css'

/** Says that no push arrives on this device, though it is chosen, and where pushes are turned on. */
export function PushOff() {
  const { data: device = 'on' } = useQuery(deviceQueryOptions(useViewer()))
  if (device === 'on') return null
  return (
    <p className={styles.pushOff}>
      <Trans>
        Push notifications are off on this device.{' '}
        <Link from="/$lang" to="/$lang/cabinet/notifications">
          Turn them on
        </Link>
      </Trans>
    </p>
  )
}
