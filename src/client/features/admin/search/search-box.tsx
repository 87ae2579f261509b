import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type LinkOptions, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { type PaletteItem, SearchPalette } from '#client/ui/search-palette.tsx'
import { FOUND_TYPES, type FoundType, SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import type { StaffSearch } from '#shared/contract/staff-search.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { EDITED_KINDS } from '../content/kinds.ts'
import { findLink } from './find-link.ts'
import { findPages } from './find-pages.ts'
import { staffSearchQueryOptions } from './queries.ts'
import { parseFoundSearch } from './search.ts'
import { useFoundTexts } from './use-found-texts.ts'

const TYPE_WORDS: Record<FoundType, MessageDescriptor> = {
  // With a context, because elsewhere the words are a verb or a legal term.
  person: msg({ message: 'Person', context: 'kind of match' }),
  vacancy: msg`Vacancy`,
  offer: msg`Offer`,
  report: msg({ message: 'Report', context: 'kind of match' }),
  message: msg`Message`,
}

const ALL_WORDS: Record<FoundType, MessageDescriptor> = {
  person: msg`Show all people`,
  vacancy: msg`Show all vacancies`,
  offer: msg`Show all offers`,
  report: msg`Show all reports`,
  message: msg`Show all messages`,
}

const NOTHING: StaffSearch = { data: [], more: [] }

/** What a choice in the list opens. */
type Entry = PaletteItem & { link: LinkOptions }

/** The search field of the administration with its matches. `onDone` is called when one is opened. */
export function SearchBox({ role, onDone }: { role: StaffRole; onDone: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const hasPeople = hasRight(role, 'people')
  const query = useQuery(staffSearchQueryOptions(useViewer(), hasPeople ? q : ''))
  const { data, more } = q === '' || !query.data ? NOTHING : query.data
  const pages = usePages(role, q)
  const { texts, ...ofTexts } = useFoundTexts(q, hasRight(role, 'content'))
  const things = useThings({ data, more }, q)
  const entries = [...pages, ...things, ...useTextEntries(texts)]
  const error = query.error ?? ofTexts.error
  const count = entries.length - more.length
  const status = () => {
    if (error) return failureText(error)
    if (q.length < SHORTEST_STAFF_SEARCH) return t`Names, titles, words or a number`
    if ((query.isFetching && !query.data) || ofTexts.isSearching) return t`Searching`
    if (more.length > 0 || ofTexts.hasMore) return t`The first ${count} are shown`
    return count === 0 ? t`Nothing found` : t`Found: ${count}`
  }
  return (
    <SearchPalette
      label={
        hasPeople
          ? t`People, vacancies, offers, reports, messages, texts and pages`
          : t`Texts and administration pages`
      }
      text={text}
      onTextChange={setText}
      items={entries}
      status={status()}
      onChoose={(key) => {
        const chosen = entries.find(({ id }) => id === key)
        if (!chosen) return
        onDone()
        void navigate(chosen.link)
      }}
    />
  )
}

function usePages(role: StaffRole, q: string): Entry[] {
  const { t, i18n } = useLingui()
  if (q.length < SHORTEST_STAFF_SEARCH) return []
  return findPages(role, q, (label) => i18n._(label)).map(({ title, link }) => ({
    id: `page ${title}`,
    title,
    detail: t`Administration page`,
    link,
  }))
}

function useTextEntries(texts: ReturnType<typeof useFoundTexts>['texts']): Entry[] {
  const { i18n } = useLingui()
  return texts.map(({ kind, id, title }) => ({
    id: `${kind} ${id}`,
    title,
    detail: i18n._(EDITED_KINDS[kind].label),
    link: {
      from: '/$lang',
      to: '/$lang/admin/content/$kind/$id',
      params: { kind, id: `${id}` },
    } as LinkOptions,
  }))
}

function useThings({ data, more }: StaffSearch, q: string): Entry[] {
  const { i18n } = useLingui()
  return FOUND_TYPES.flatMap((type) => [
    ...data
      .filter((one) => one.type === type)
      .map((one) => ({
        id: `${type} ${one.id}`,
        title: one.title,
        detail: [i18n._(TYPE_WORDS[type]), one.detail].filter(Boolean).join(' · '),
        link: findLink(one),
      })),
    ...(more.includes(type)
      ? [
          {
            id: type,
            title: i18n._(ALL_WORDS[type]),
            link: {
              from: '/$lang',
              to: '/$lang/admin/search',
              search: parseFoundSearch({ q, type }),
            } as LinkOptions,
          },
        ]
      : []),
  ])
}
