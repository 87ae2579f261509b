import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { City } from '#shared/contract/places.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { cityFinderQueryOptions } from './city-queries.ts'
import { SuggestField } from './suggest-field.tsx'
import type { Suggestion } from './suggestion-list.tsx'

const MAX_SHOWN = 12
const NOTHING = { found: [], isNear: false }

type Props = {
  cities: PanelProps['cities']
  /** The field's name in a plain form. */
  name?: string
  selected: number | null
  /** Whether each choice adds one of several cities, which are shown elsewhere. */
  isAdding?: boolean
  onSelect: (city: number | null) => void
}

/** Finds all cities of Germany by name, in any of the site's languages, or by postcode. */
export function CityField({ cities: options, name, selected, isAdding, onSelect }: Props) {
  const { t } = useLingui()
  const [isUsed, setUsed] = useState(false)
  const { data: cities } = useQuery({ ...options, enabled: isUsed || selected !== null })
  const { data: createFinder } = useQuery({ ...cityFinderQueryOptions, enabled: isUsed })
  const find = useMemo(() => cities && createFinder?.(cities), [cities, createFinder])
  const chosen = cities?.find(({ id }) => id === selected)
  const [text, setText] = useState(chosen?.name ?? '')
  const [seen, setSeen] = useState(chosen)
  if (seen?.id !== chosen?.id || seen?.name !== chosen?.name) {
    setSeen(chosen)
    setText(chosen?.name ?? '')
  }
  const isUnresolved = text.trim() !== '' && text !== chosen?.name
  const { found, isNear } = (isUnresolved && find?.(text, MAX_SHOWN)) || NOTHING
  const [isLeft, setLeft] = useState(false)
  const choose = (city: City) => {
    setText(isAdding ? '' : (city.name ?? ''))
    if (city.id !== selected) onSelect(city.id)
  }
  const type = (next: string) => {
    setText(next)
    setLeft(false)
    if (selected !== null && next.trim() === '') onSelect(null)
  }
  // When the field loses the focus, its text is replaced by the first match. A nearby city is not a match. Without a
  // match the text stays with an error, because dropping it would search all of Germany.
  const [best] = isNear ? [] : found
  const isWaiting = isLeft && isUnresolved
  useEffect(() => {
    if (!isWaiting || !best) return
    setText(isAdding ? '' : best.name)
    onSelect(best.id)
  })
  const problem = () => {
    if (!isUnresolved) return null
    if (!find) return isLeft ? t`The list is still loading` : null
    if (found.length === 0) return t`No city by that name`
    return isLeft && isNear ? t`Choose a city from the list` : null
  }
  return (
    <SuggestField
      role="combobox"
      {...(name && { name })}
      label={t`City`}
      isLabelHidden={isAdding}
      value={text}
      onChange={type}
      placeholder={t`Name or postcode`}
      suggestions={isUsed ? found.map(asSuggestion) : []}
      onChoose={({ id }) => {
        const city = found.find((one) => `${one.id}` === id)
        if (city) choose(city)
      }}
      onIntent={() => setUsed(true)}
      onLeave={() => setLeft(true)}
      error={problem()}
      emptyText={find ? t`No city by that name` : t`The list is still loading`}
    />
  )
}

const asSuggestion = ({ id, name, region }: City): Suggestion => ({ id: `${id}`, text: name, detail: region })
