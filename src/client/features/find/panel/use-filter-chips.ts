import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { choiceWord, PAY_TYPES, PAY_UNITS } from '#client/domain/labels.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import { LANGUAGE_NAMES } from '#shared/contract/languages.ts'
import type { City } from '#shared/contract/places.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from '#shared/contract/vacancy-choices.ts'
import { type Filters, radiusOf, toggleValue, withCities } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { filterCountsQueryOptions } from '../filters/queries.ts'
import { usePostedWord } from './posted-word.ts'
import { useStartWord } from './start-word.ts'

type Chip = {
  key: string
  /** The filter that the value belongs to. */
  field: keyof Filters
  label: string
  without: Filters
}

type Props = Pick<PanelProps, 'kind' | 'filters'> & Partial<Pick<PanelProps, 'cities'>>

/**
 * The active filters in words, each with the filters without it, and the rubrics with jobs, once they are loaded. While
 * `isNaming`, names of rubrics and cities are missing.
 */
export function useFilterChips({ kind, filters, cities: list }: Props) {
  const { t, i18n } = useLingui()
  const options = filterCountsQueryOptions(useViewer(), kind, filters)
  // Counts are needed only for the names of rubrics and cities.
  const isNamed = Boolean(filters.rubrics?.length || filters.cities?.length)
  const { data: counts, isPlaceholderData, isError } = useQuery({ ...options, enabled: isNamed })
  const isNaming = isNamed && !isError && (!counts || isPlaceholderData)
  // Without a connection, the list on the device names the city.
  const client = useQueryClient()
  const cityNames =
    counts?.cities ?? (isError && list ? client.getQueryData<City[]>(list.queryKey) : undefined)
  const { q, names = [], cities = [], rubrics = [], pay, min, days, start, hours, lang = [] } = filters
  const km = radiusOf(filters)
  const postedWord = usePostedWord()
  const startWord = useStartWord()
  // The counts include all chosen values that exist. Until they are loaded, a chip shows "…" instead of the name.
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, id: number, kindOf: string) =>
    list?.find((option) => option.id === id)?.name ?? (isError ? kindOf : isNaming ? '…' : t`Unknown (${id})`)
  const chip = (key: string, label: string, changed: Partial<Filters>): Chip => ({
    key,
    field: Object.keys(changed)[0] as keyof Filters,
    label,
    without: { ...filters, ...changed },
  })
  const startsIn = (when: string) => t`Start: ${when}`
  const least = (amount: number) => {
    const money = `${formatMoney(amount)} ${i18n._(PAY_UNITS[pay ?? 'per_month'])}`
    return t`from ${money}`
  }
  const choiceChips = (field: JobChoice): Chip[] => {
    const { key } = JOB_CHOICES[field]
    const chosen = filters[key]
    return [chosen ?? []].flat().map((value) => {
      const rest = Array.isArray(chosen) ? toggleValue<string>(chosen, value) : undefined
      const word = choiceWord(field, value)
      return chip(`${key} ${value}`, word ? i18n._(word) : value, { [key]: rest })
    })
  }
  const chips = [
    ...(q ? [chip('q', t`“${q}”`, { q: undefined })] : []),
    ...names.map((name) => chip(`name ${name}`, name, { names: toggleValue(names, name) })),
    ...rubrics.map((id) =>
      chip(`rubric ${id}`, nameIn(counts?.rubrics, id, t`Rubric`), { rubrics: toggleValue(rubrics, id) }),
    ),
    ...cities.map((id) => ({
      key: `city ${id}`,
      field: 'cities' as const,
      label: nameIn(cityNames, id, t`City`),
      without: withCities(filters, toggleValue(cities, id)),
    })),
    ...(km > 0 ? [chip('km', t`within ${km}\u00a0km`, { km: q ? 0 : undefined })] : []),
    // A keyword search has a default radius, which can be removed.
    ...(filters.km === 0 && q ? [chip('km', t`This place only`, { km: undefined })] : []),
    ...(pay ? [chip('pay', i18n._(PAY_TYPES[pay]), { pay: undefined })] : []),
    ...(min ? [chip('min', least(min), { min: undefined })] : []),
    ...(days ? [chip('days', postedWord(days), { days: undefined })] : []),
    ...(start === undefined ? [] : [chip('start', startsIn(startWord(start)), { start: undefined })]),
    ...(hours ? [chip('hours', t`up to ${hours}\u00a0hours a week`, { hours: undefined })] : []),
    ...JOB_CHOICE_NAMES.flatMap((field) => choiceChips(field)),
    ...lang.map((value) => chip(`in ${value}`, LANGUAGE_NAMES[value], { lang: toggleValue(lang, value) })),
  ]
  return { chips, isNaming, rubrics: counts?.rubrics }
}
