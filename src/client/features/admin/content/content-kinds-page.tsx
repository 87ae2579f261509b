import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useTitle } from '#client/platform/words/title.ts'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { CONTENT_KINDS } from '#shared/contract/content-kinds.ts'
import { OPEN_ENTRY } from '../keyboard/shortcut-help.tsx'
import { WithShortcuts } from '../keyboard/with-shortcuts.tsx'
import styles from './content.module.css'
import { EDITED_KINDS } from './kinds.ts'

/** The kinds of content that the operator publishes. */
export function ContentKindsPage() {
  const { t } = useLingui()
  useTitle(t`Content`)
  return (
    <>
      <PageHeader title={t`Content`} />
      <WithShortcuts shortcuts={[OPEN_ENTRY]}>
        <ContentKinds />
      </WithShortcuts>
    </>
  )
}

/** The links to the lists of each kind. */
export function ContentKinds() {
  const { i18n } = useLingui()
  return (
    <ul className={styles.kinds}>
      {CONTENT_KINDS.map((kind) => (
        <li key={kind}>
          <Card as="article" interactive className={styles.kind}>
            <h2 className={styles.kindTitle}>
              <Link
                from="/$lang"
                to="/$lang/admin/content/$kind"
                params={{ kind }}
                className={cardLinkClass}
                data-shortcut="entry"
              >
                {i18n._(EDITED_KINDS[kind].label)}
              </Link>
            </h2>
            <p className={styles.soft}>{i18n._(EDITED_KINDS[kind].help)}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
