import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ListPages } from '#client/domain/list-pages.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatDateTime } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { ContentVersion, Edited } from '#shared/contract/edited-content.ts'
import { queueSearch } from '../queue-search.ts'
import styles from './content.module.css'
import { EarlierVersion } from './earlier-version.tsx'
import { editedKindKey, editedQueryOptions, restoreVersion, versionsQueryOptions } from './queries.ts'
import { RestoreQuestion } from './restore-question.tsx'

type Props = { kind: ContentKind; item: Edited; page: number }

/** A page of the saved versions of an item, each of which can be read and restored. */
export function History({ kind, item: { id, version, form, waits, coming_on }, page }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const [asked, setAsked] = useState<ContentVersion | null>(null)
  const { data } = useQuery(versionsQueryOptions(viewer, kind, id, page))
  const { send, isPending, failure, reset } = useSend(
    (earlier: number) => restoreVersion(kind, id, earlier),
    (saved) => {
      setAsked(null)
      client.setQueryData(editedQueryOptions(viewer, kind, id).queryKey, saved)
      showToast({ tone: 'done', text: t`Restored` })
      return client.invalidateQueries({ queryKey: editedKindKey(viewer, kind) })
    },
  )
  if (!data || data.meta.total < 2) return null
  const isToCome = waits || coming_on !== undefined
  return (
    <section className={styles.history}>
      <SectionHeading>{t`History`}</SectionHeading>
      <ol className={styles.list}>
        {data.data.map((one) => (
          <li key={one.version} className={styles.version} tabIndex={-1} data-shortcut="entry">
            <VersionNote version={one} />
            {kind === 'pages' && one.version === version && (
              <Chip tone={isToCome ? 'amber' : 'done'}>{isToCome ? t`Not in force yet` : t`In force`}</Chip>
            )}
            {one.version !== version && (
              <>
                <Button size="small" variant="secondary" onPress={() => setAsked(one)}>
                  <Trans>Restore version {one.version}</Trans>
                </Button>
                <EarlierVersion kind={kind} version={one} present={form} />
              </>
            )}
          </li>
        ))}
      </ol>
      <ListPages
        meta={data.meta}
        renderLink={(to, children, isCurrent) => (
          <Link
            from="/$lang"
            to="/$lang/admin/content/$kind/$id"
            params={{ kind, id: `${id}` }}
            search={queueSearch<never>(undefined, to)}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {children}
          </Link>
        )}
      />
      <RestoreQuestion
        kind={kind}
        version={asked}
        isPending={isPending}
        failure={failure}
        onCancel={() => {
          reset()
          setAsked(null)
        }}
        onRestore={send}
      />
    </section>
  )
}

function VersionNote({ version: { version, author, created_at } }: { version: ContentVersion }) {
  return (
    <span>
      <Trans>Version {version}</Trans>
      <span className={styles.soft}> {[formatDateTime(created_at), author].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
