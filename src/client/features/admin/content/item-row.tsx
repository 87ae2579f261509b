import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dateTimeInText } from '#client/platform/words/format.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import { LANGUAGE_NAMES } from '#shared/contract/languages.ts'
import styles from './content.module.css'
import { itemTitle, missingLanguages, publicationOf } from './item-title.ts'

/** An item of the list: title, publication and missing languages. */
export function ItemRow({ kind, item: { id, form, waits } }: { kind: ContentKind; item: Edited }) {
  const missing = missingLanguages(form)
    .map((language) => LANGUAGE_NAMES[language])
    .join(', ')
  return (
    <li>
      <Card as="article" interactive className={styles.row}>
        <h2 className={styles.rowTitle}>
          <Link
            from="/$lang"
            to="/$lang/admin/content/$kind/$id"
            params={{ kind, id: String(id) }}
            className={cardLinkClass}
            data-shortcut="entry"
          >
            {itemTitle(form, currentLanguage())}
          </Link>
        </h2>
        <PublicationNote form={form} />
        {waits && (
          <Chip tone="amber">
            <Trans>Waiting to be announced</Trans>
          </Chip>
        )}
        {missing && kind !== 'cities' && (
          <span className={styles.soft}>
            <Trans>Not translated: {missing}</Trans>
          </span>
        )}
      </Card>
    </li>
  )
}

/** When readers find an item; nothing for kinds without a time of publication. */
export function PublicationNote({ form }: { form: Record<string, unknown> }) {
  const { t } = useLingui()
  const publication = publicationOf(form, new Date())
  if (publication === null) return null
  if (publication === 'draft') return <Chip tone="amber">{t`Draft`}</Chip>
  const date = dateTimeInText(String(form.published_at))
  return publication === 'scheduled' ? (
    <Chip>
      <Trans>Scheduled for {date}</Trans>
    </Chip>
  ) : (
    <span className={styles.soft}>
      <Trans>Published {date}</Trans>
    </span>
  )
}
