import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import styles from './content.module.css'
import { PublicationNote } from './item-row.tsx'
import { itemTitle } from './item-title.ts'
import { editedKindKey, restoreVersion } from './queries.ts'

type Props = { kind: ContentKind; item: Edited; onRestored: (id: number) => void }

/** A deleted item, which comes back as it was: as a draft, or public at once. */
export function DeletedRow({ kind, item: { id, version, form }, onRestored }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const { send, isPending, failure, errors } = useSend(
    () => restoreVersion(kind, id, version),
    () => {
      showToast({ tone: 'done', text: t`Restored` })
      onRestored(id)
      return client.invalidateQueries({ queryKey: editedKindKey(viewer, kind) })
    },
  )
  const title = itemTitle(form, currentLanguage())
  return (
    <li>
      <Card as="article" className={styles.row} tabIndex={-1} data-shortcut="entry">
        <h2 className={styles.rowTitle}>{title}</h2>
        <PublicationNote form={form} />
        <NeedsServer isButton />
        <Button
          size="small"
          variant="secondary"
          isPending={isPending}
          aria-label={t`Restore “${title}”`}
          onPress={() => send()}
        >
          {t`Restore`}
        </Button>
        <FailureNotice>{failure ?? errors.slug?.join(' ')}</FailureNotice>
      </Card>
    </li>
  )
}
