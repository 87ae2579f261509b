import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import { BackLink } from '../back-link.tsx'
import { ListResult } from '../list-result.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { StateTabs } from '../state-tabs.tsx'
import { TextSearch } from '../text-search.tsx'
import styles from './content.module.css'
import { DeletedRow } from './deleted-row.tsx'
import { ItemRow } from './item-row.tsx'
import { EDITED_KINDS } from './kinds.ts'
import { editedListQueryOptions } from './queries.ts'
import type { ContentSearch } from './search.ts'

type Props = {
  kind: ContentKind
  search: ContentSearch
  onSearchChange: (search: ContentSearch) => void
  onRestored: (id: number) => void
}

const TITLE = msg`Words in the title`
const NAME = msg`Words in the name`
/** What the search of a list reads. */
const SEARCH_LABELS: Record<ContentKind, MessageDescriptor> = {
  blog: TITLE,
  news: TITLE,
  faq: msg`Words in the question`,
  pages: TITLE,
  rubrics: NAME,
  cities: NAME,
  contacts: msg`Words in the address`,
}

/** The items of a kind, drafts first, or the deleted ones. */
export function ContentListPage({ kind, search, onSearchChange, onRestored }: Props) {
  const { t, i18n } = useLingui()
  const { label, newLabel } = EDITED_KINDS[kind]
  useTitle(i18n._(label))
  const query = useQuery(editedListQueryOptions(useViewer(), kind, search))
  const { state, q } = search
  const kept = { ...(state && { state }), ...(q && { q }) }
  return (
    <>
      <PageHeader
        before={<BackLink to="/$lang/admin/content">{t`Content`}</BackLink>}
        title={i18n._(label)}
        actions={
          newLabel && (
            <Link
              from="/$lang"
              to="/$lang/admin/content/$kind/$id"
              params={{ kind, id: 'new' }}
              className={buttonClass()}
            >
              <Icon name="plus" size={20} /> {i18n._(newLabel)}
            </Link>
          )
        }
      />
      <TextSearch
        label={i18n._(SEARCH_LABELS[kind])}
        q={q ?? ''}
        onSearch={(words) => onSearchChange({ ...(state && { state }), ...(words && { q: words }) })}
      />
      {newLabel && (
        <StateTabs
          label={t`Which items`}
          states={[
            [null, i18n._(label)],
            ['deleted', t({ message: 'Deleted', context: 'items of content' })],
          ]}
          current={state}
          total={query.data?.meta.total}
          renderLink={(link, props) => (
            <Link from="/$lang" to="/$lang/admin/content/$kind" params={{ kind }} search={link} {...props} />
          )}
        />
      )}
      <ListResult
        query={query}
        failureTitle={t`The list could not be loaded`}
        nothing={
          q ? (
            <NothingFound />
          ) : state ? (
            <EmptyState icon={<Icon name="list" size={40} />} title={t`Nothing has been deleted`}>
              <Trans>What you delete stays here and can be restored.</Trans>
            </EmptyState>
          ) : (
            <EmptyState icon={<Icon name="list" size={40} />} title={t`Nothing here yet`}>
              <Trans>What you add here appears on the public pages.</Trans>
            </EmptyState>
          )
        }
        renderLink={(other, children, isCurrent) => (
          <Link
            from="/$lang"
            to="/$lang/admin/content/$kind"
            params={{ kind }}
            search={{ ...kept, ...(other > 1 && { page: other }) }}
            activeOptions={{ exact: true }}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {children}
          </Link>
        )}
      >
        {({ data }) => (
          <ul className={styles.list} aria-label={i18n._(label)}>
            {data.map((item) =>
              state ? (
                <DeletedRow key={item.id} kind={kind} item={item} onRestored={onRestored} />
              ) : (
                <ItemRow key={item.id} kind={kind} item={item} />
              ),
            )}
          </ul>
        )}
      </ListResult>
    </>
  )
}
