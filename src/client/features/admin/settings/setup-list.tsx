import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { SetupItem } from '#shared/contract/edited-content.ts'
import { setupQueryOptions } from './queries.ts'
import styles from './settings.module.css'

const ITEMS: Record<SetupItem, MessageDescriptor> = {
  administrator: msg`Your own administrator account: start the server with ADMIN_EMAIL and ADMIN_PASSWORD.`,
  operator: msg`Your details as the operator: the legal notice and the privacy policy need them (form below).`,
  language: msg`The language for visitors whose browser asks for none of the four (form below).`,
  legal_pages: msg`Legal notice, privacy policy and terms of use: read them under “Content”, “Pages”, and save each once.`,
  mail: msg`A mail server and a sender: SMTP_URL and MAIL_FROM.`,
  address: msg`A public address with https: PUBLIC_URL.`,
  demo: msg`A database without demo people: start with DEMO=0 and an empty database.`,
}

/** The settings that are missing before the site opens to the public. */
export function SetupList() {
  const { t, i18n } = useLingui()
  const { data: missing } = useQuery(setupQueryOptions(useViewer()))
  if (!missing) return null
  if (missing.length === 0)
    return (
      <Notice tone="done">
        <Trans>Everything is set. The site can open to the public.</Trans>
      </Notice>
    )
  return (
    <Notice tone="amber" title={t`Before the site opens to the public`}>
      <ul className={styles.missing}>
        {missing.map((item) => (
          <li key={item}>{i18n._(ITEMS[item])}</li>
        ))}
      </ul>
    </Notice>
  )
}
