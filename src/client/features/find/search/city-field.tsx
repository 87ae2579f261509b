import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { City } from '#shared/contract/places.ts'
import { createCityFinder } from '#shared/rules/city-match.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { SuggestField } from './suggest-field.tsx'
import type { Suggestion } from './suggestion-list.tsx'

const SHOWN = 12
const NOTHING = { found: [], isNear: false }

type Props = {
  cities: PanelProps['cities']
  selected: number | null
  /** Whether each choice adds one of several cities, which are shown elsewhere. */
  isAdding?: boolean
  onSelect: (city: number | null) => void
}

/** Finds all cities of Germany by name, in any of the site's languages, or by postcode. */
export function CityField({ cities: options, selected, isAdding, onSelect }: Props) {
  const { t } = useLingui()
  const [isReached, setReached] = useState(false)
  const { data: cities } = useQuery({ ...options, enabled: isReached || selected !== null })
  const find = useMemo(() => createCityFinder(cities ?? []), [cities])
  const chosen = cities?.find(({ id }) => id === selected)
  const [text, setText] = useState(chosen?.name ?? '')
  const [seen, setSeen] = useState(chosen)
  if (seen?.id !== chosen?.id || seen?.name !== chosen?.name) {
    setSeen(chosen)
    setText(chosen?.name ?? '')
  }
  const { found, isNear } = text === chosen?.name ? NOTHING : find(text, SHOWN)
  const choose = (city: City | undefined) => {
    setText(isAdding ? '' : (city?.name ?? chosen?.name ?? ''))
    if (city && city.id !== selected) onSelect(city.id)
  }
  const type = (next: string) => {
    setText(next)
    if (selected !== null && next.trim() === '') onSelect(null)
  }
  // Do not leave text that is no chosen city: take the first match, or clear the field. A nearby city is not a match.
  const leave = () => {
    if (text.trim() !== '' && text !== chosen?.name) choose(isNear ? undefined : found[0])
  }
  return (
    <SuggestField
      role="combobox"
      label={t`City`}
      value={text}
      onChange={type}
      placeholder={t`Name or postcode`}
      suggestions={isReached ? found.map(asSuggestion) : []}
      onChoose={({ id }) => choose(found.find((city) => `${city.id}` === id))}
      onReach={() => setReached(true)}
      onLeave={leave}
      emptyText={cities ? t`No city by that name` : t`The list is still loading`}
    />
  )
}

const asSuggestion = ({ id, name, region }: City): Suggestion => ({ id: `${id}`, text: name, detail: region })
