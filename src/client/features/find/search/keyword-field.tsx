import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTooLong } from '#client/domain/use-too-long.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDebounced } from '#client/platform/forms/use-debounced.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Suggestions } from '#shared/contract/filters.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { type Kind, suggestionsQueryOptions } from '../filters/queries.ts'
import { SuggestField } from './suggest-field.tsx'
import type { Suggestion } from './suggestion-list.tsx'

type Props = {
  kind: Kind
  value: string
  onChange: (text: string) => void
  /** Called when a suggested title is chosen as the keyword. */
  onKeyword: (text: string) => void
  onRubric: (id: number) => void
  onCity: (id: number) => void
  isRequired?: boolean
  error?: string | null
}

/** The keyword field. It suggests titles, rubrics and cities while the user types. */
export function KeywordField({
  kind,
  value,
  onChange,
  onKeyword,
  onRubric,
  onCity,
  isRequired,
  error,
}: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const tooLong = useTooLong(LIMITS.keyword)(value)
  const [isUsed, setUsed] = useState(false)
  const typed = useDebounced(value.trim())
  const query = useQuery({
    ...suggestionsQueryOptions(viewer, kind, typed),
    enabled: isUsed && typed.length >= 2,
    placeholderData: (previous) => previous,
  })
  const found = useDeferredValue(typed.length >= 2 ? query.data : undefined)
  const suggestions = found ? toList(found, { rubric: t`Rubric`, city: t`City` }) : []
  const choose = ({ id, text }: Suggestion) => {
    const [sort, key] = id.split('-')
    if (sort === 'rubric') onRubric(Number(key))
    else if (sort === 'city') onCity(Number(key))
    else onKeyword(text)
  }
  return (
    <SuggestField
      role="searchbox"
      label={t`Keyword`}
      name="q"
      value={value}
      onChange={onChange}
      placeholder={kind === 'jobs' ? t`Job, company or skill` : t`Job or skill`}
      max={LIMITS.keyword}
      isRequired={isRequired}
      suggestions={suggestions}
      onChoose={choose}
      onIntent={() => setUsed(true)}
      error={error ?? tooLong}
    />
  )
}

function toList(
  { titles, rubrics, cities }: Suggestions,
  words: { rubric: string; city: string },
): Suggestion[] {
  return [
    ...titles.map((text, index) => ({ id: `title-${index}`, text, icon: <Icon name="search" size={20} /> })),
    ...rubrics.map(({ id, name }) => ({
      id: `rubric-${id}`,
      text: name,
      detail: words.rubric,
      icon: <Icon name="list" size={20} />,
    })),
    ...cities.map(({ id, name, region }) => ({
      id: `city-${id}`,
      text: name,
      detail: `${words.city}, ${region}`,
      icon: <Icon name="pin" size={20} />,
    })),
  ]
}
