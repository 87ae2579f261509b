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
import type { Found, FoundType } from '#shared/contract/staff-search.ts'
import { findLink } from './find-link.ts'
import { staffSearchQueryOptions } from './queries.ts'

const TYPE_WORDS: Record<FoundType, MessageDescriptor> = {
  // With a context, because elsewhere the words are a verb or a legal term.
  person: msg({ message: 'Person', context: 'kind of match' }),
  vacancy: msg`Vacancy`,
  offer: msg`Offer`,
  report: msg({ message: 'Report', context: 'kind of match' }),
  message: msg`Message`,
}

const keyOf = ({ type, id }: Pick<Found, 'type' | 'id'>) => `${type} ${id}`

/** The search field of the administration with its matches. `onDone` is called when one is opened. */
export function SearchBox({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const { data, error, isFetching } = useQuery(staffSearchQueryOptions(useViewer(), q))
  const found = q === '' ? [] : (data?.data ?? [])
  const count = found.length
  const status = () => {
    if (error) return failureText(error)
    if (q.length < 2) return t`Names, titles, words or a number`
    if (isFetching && !data) return t`Searching`
    return count === 0 ? t`Nothing found` : t`Found: ${count}`
  }
  return (
    <SearchPalette
      label={t`People, vacancies, offers, reports, messages`}
      text={text}
      onTextChange={setText}
      items={found.map((one) => ({
        id: keyOf(one),
        title: one.title,
        detail: [i18n._(TYPE_WORDS[one.type]), one.detail].filter(Boolean).join(' · '),
      }))}
      status={status()}
      onChoose={(key) => {
        const chosen = found.find((one) => keyOf(one) === key)
        if (!chosen) return
        onDone()
        void navigate(findLink(chosen))
      }}
    />
  )
}
