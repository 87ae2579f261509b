import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Notice } from '#client/ui/notice.tsx'
import { LEGAL_PAGES, type LegalPage } from '#shared/contract/content-kinds.ts'
import type { SetupItem } from '#shared/contract/edited-content.ts'
import { setupQueryOptions } from './queries.ts'
import styles from './settings.module.css'

const PAGE_NAMES: Record<LegalPage, MessageDescriptor> = {
  imprint: msg`Legal notice (Impressum)`,
  'privacy-policy': msg`Privacy policy`,
  terms: msg`Terms of use`,
  accessibility: msg`Accessibility`,
}

type Props = {
  /** Whether it also says that everything is set. */
  saysWhenSet?: boolean
}

/** The settings that are missing before the site opens to the public. Those that are set in the app are links. */
export function SetupList({ saysWhenSet = false }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(setupQueryOptions(useViewer()))
  if (!data) return null
  if (data.missing.length === 0)
    return saysWhenSet ? (
      <Notice tone="done">
        <Trans>Everything is set. The site can open to the public.</Trans>
      </Notice>
    ) : null
  return (
    <Notice tone="amber" title={t`Before the site opens to the public`} className={styles.setup}>
      <ul className={styles.missing}>
        {data.missing.map((item) => (
          <li key={item}>
            <Item item={item} legalPages={data.legal_pages ?? LEGAL_PAGES} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Item({ item, legalPages }: { item: SetupItem; legalPages: readonly LegalPage[] }) {
  const { i18n } = useLingui()
  switch (item) {
    case 'administrator':
      return (
        <Trans>Your own administrator account: start the server with ADMIN_EMAIL and ADMIN_PASSWORD.</Trans>
      )
    case 'operator':
      return (
        <Trans>
          <Link from="/$lang" to="/$lang/admin/settings" hash="operator">
            Your details as the operator
          </Link>
          : the legal notice and the privacy policy need them.
        </Trans>
      )
    case 'language':
      return (
        <Trans>
          <Link from="/$lang" to="/$lang/admin/settings" hash="language">
            The language of the site
          </Link>
          : for visitors whose browser asks for none of the four.
        </Trans>
      )
    case 'legal_pages': {
      const names = legalPages.map((page) => i18n._(PAGE_NAMES[page])).join(', ')
      return (
        <Trans>
          <Link from="/$lang" to="/$lang/admin/content/$kind" params={{ kind: 'pages' }}>
            Legal pages
          </Link>
          : read each of these and save it once: {names}.
        </Trans>
      )
    }
    case 'mail':
      return <Trans>A mail server and a sender: SMTP_URL and MAIL_FROM.</Trans>
    case 'address':
      return <Trans>A public address with https: PUBLIC_URL.</Trans>
    case 'audit_log':
      return (
        <Trans>
          A database role that cannot change the audit log: start the server with DATABASE_MIGRATION_URL.
        </Trans>
      )
    case 'demo':
      return <Trans>A database without demo people: start with DEMO=0 and an empty database.</Trans>
  }
}
