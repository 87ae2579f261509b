import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RenderOwnerForm } from '#client/domain/owner-form-props.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Language } from '#shared/contract/languages.ts'
import { BackLink } from '../back-link.tsx'
import { LEAVE_FIELD, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import { WithShortcuts } from '../keyboard/with-shortcuts.tsx'
import { Announcement, ComingNote, WaitsNote } from './announcement.tsx'
import { ContentForm } from './content-form.tsx'
import { History } from './history.tsx'
import { itemTitle } from './item-title.ts'
import { EDITED_KINDS, isAnnounced, isRequired } from './kinds.ts'
import { editedQueryOptions } from './queries.ts'
import { RemoveButton } from './remove-button.tsx'
import type { EditorSearch } from './search.ts'

const SHORTCUTS: ShortcutWords = [['Ctrl+Enter', <Trans key="save">save</Trans>], LEAVE_FIELD]
const READ: ShortcutWords[number] = ['Enter', <Trans key="read">read an earlier version</Trans>]

type Props = {
  kind: ContentKind
  id: number | null
  search: EditorSearch
  language: Language
  onLanguage: (language: Language) => void
  onSaved: (id: number) => void
  onRemoved: () => void
  renderOwnerForm: RenderOwnerForm
}

/** The editor of one item; without an id of a new one. */
export function ContentEditorPage(props: Props) {
  const { kind, id, search, language, onLanguage, onSaved, onRemoved, renderOwnerForm } = props
  const { t, i18n } = useLingui()
  const { label, newLabel } = EDITED_KINDS[kind]
  const viewer = useViewer()
  const query = useQuery({ ...editedQueryOptions(viewer, kind, id ?? 0), enabled: id !== null })
  const item = id === null ? null : query.data
  const title = item
    ? itemTitle(item.form, currentLanguage())
    : i18n._(id === null && newLabel ? newLabel : label)
  useTitle(title)
  const back = (
    <BackLink to="/$lang/admin/content/$kind" params={{ kind }}>
      {i18n._(label)}
    </BackLink>
  )
  if (item === undefined)
    return (
      <>
        <PageHeader before={back} title={title} />
        {query.error ? (
          <QueryFailure
            title={t`This entry could not be loaded`}
            {...failureWords(query.error)}
            onRetry={query.refetch}
          />
        ) : (
          <Skeleton height="24rem" />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        before={back}
        title={title}
        actions={
          item &&
          newLabel &&
          !isRequired(kind, item.form) && <RemoveButton kind={kind} id={item.id} onRemoved={onRemoved} />
        }
      />
      <WithShortcuts shortcuts={item && item.version > 1 ? [...SHORTCUTS, READ] : SHORTCUTS}>
        {item?.coming_on && <ComingNote on={item.coming_on} />}
        {item?.waits && <WaitsNote />}
        <div tabIndex={-1} data-shortcut="entry">
          <ContentForm
            key={item?.id ?? 'new'}
            kind={kind}
            item={item}
            language={language}
            onLanguage={onLanguage}
            onSaved={onSaved}
          />
        </div>
        {item && isAnnounced(kind, item.form) && (
          <Announcement item={item} renderOwnerForm={renderOwnerForm} />
        )}
        {item && <History kind={kind} item={item} page={search.page ?? 1} />}
      </WithShortcuts>
    </>
  )
}
