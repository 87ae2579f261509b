import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Notice } from '#client/ui/notice.tsx'
import { setupQueryOptions } from '../settings/queries.ts'
import styles from './mails.module.css'

/** Says that mails reach nobody while no mail server is set: the log would call them sent. */
export function NoMailServer() {
  const { t } = useLingui()
  const { data } = useQuery(setupQueryOptions(useViewer()))
  if (!data?.mails_are_files) return null
  return (
    <Notice tone="amber" title={t`E-mails are not being delivered yet`} className={styles.noServer}>
      <Trans>
        No mail server is set (SMTP_URL). E-mails are stored as files in DATA_DIR instead, and listed under
        “Sent”.
      </Trans>
    </Notice>
  )
}
