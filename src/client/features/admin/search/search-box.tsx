import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { SearchPalette } from '#client/ui/search-palette.tsx'
import { FOUND_TYPES, type FoundType, SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import type { Found, StaffSearch } from '#shared/contract/staff-search.ts'
import { findLink } from './find-link.ts'
import { staffSearchQueryOptions } from './queries.ts'
import { parseFoundSearch } from './search.ts'

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

const keyOf = ({ type, id }: Pick<Found, 'type' | 'id'>) => `${type} ${id}`

const NOTHING: StaffSearch = { data: [], more: [] }

/** The search field of the administration with its matches. `onDone` is called when one is opened. */
export function SearchBox({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const { data, error, isFetching } = useQuery(staffSearchQueryOptions(useViewer(), q))
  const { data: found, more } = q === '' || !data ? NOTHING : data
  const count = found.length
  const status = () => {
    if (error) return failureText(error)
    if (q.length < SHORTEST_STAFF_SEARCH) return t`Names, titles, words or a number`
    if (isFetching && !data) return t`Searching`
    if (more.length > 0) return t`The first ${count} are shown`
    return count === 0 ? t`Nothing found` : t`Found: ${count}`
  }
  const itemsOf = (type: FoundType) => [
    ...found
      .filter((one) => one.type === type)
      .map((one) => ({
        id: keyOf(one),
        title: one.title,
        detail: [i18n._(TYPE_WORDS[type]), one.detail].filter(Boolean).join(' · '),
      })),
    ...(more.includes(type) ? [{ id: type, title: i18n._(ALL_WORDS[type]) }] : []),
  ]
  return (
    <SearchPalette
      label={t`People, vacancies, offers, reports, messages`}
      text={text}
      onTextChange={setText}
      items={FOUND_TYPES.flatMap(itemsOf)}
      status={status()}
      onChoose={(key) => {
        const chosen = found.find((one) => keyOf(one) === key)
        const type = more.find((one) => one === key)
        if (chosen || type) onDone()
        if (chosen) void navigate(findLink(chosen))
        if (type)
          void navigate({ from: '/$lang', to: '/$lang/admin/search', search: parseFoundSearch({ q, type }) })
      }}
    />
  )
}
