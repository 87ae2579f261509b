import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import type { ComboBoxItem } from '#client/ui/combo-box-items.ts'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import { SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import { suggestedPeopleQueryOptions } from './queries.ts'

type Props = {
  label: string
  /** The number of the chosen person as a text; empty for none. */
  value: string
  onChange: (value: string) => void
}

/** A field that finds a person by name, company, e-mail address or number while somebody types. */
export function PersonField({ label, value, onChange }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const [text, setText] = useState('')
  const typed = useDebounced(text.trim())
  const query = useQuery({
    ...suggestedPeopleQueryOptions(viewer, typed),
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery(suggestedPeopleQueryOptions(viewer, value)).data?.data[0]
  const found = (typed !== '' && query.data?.data) || []
  const withNumber = (id: number | string) => t`No.\u00a0${id}`
  const itemOf = ({ id, title, detail }: (typeof found)[number]) => ({
    id: `${id}`,
    name: title,
    detail: [detail, withNumber(id)].filter(Boolean).join(' · '),
  })
  const items: ComboBoxItem[] = found.map(itemOf)
  if (value && !items.some(({ id }) => id === value))
    // Nobody is found by the number of an erased account.
    items.push(chosen && `${chosen.id}` === value ? itemOf(chosen) : { id: value, name: withNumber(value) })
  const emptyText = () => {
    if (query.error) return failureText(query.error)
    if (typed.length < SHORTEST_STAFF_SEARCH) return t`Type a name, an e-mail address or a number`
    return query.data ? t`Nobody was found` : t`Searching`
  }
  return (
    <ComboBox
      label={label}
      placeholder={t`Name, e-mail or number`}
      items={items}
      // The server has found them, also by words that are not shown.
      filter={() => true}
      selectedKey={value || null}
      onSelectionChange={(key) => onChange(key ?? '')}
      onType={setText}
      emptyText={emptyText()}
      chooseText={t`Choose a person from the list`}
    />
  )
}
