import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Rubric } from '#shared/contract/places.ts'
import { searchRadius } from '#shared/rules/search-radius.ts'
import type { RecentSearch } from '../device/recent-searches.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { CityField } from './city-field.tsx'
import { cityFinderQueryOptions } from './city-queries.ts'
import { KeywordField } from './keyword-field.tsx'
import { RadiusOptions } from './radius-options.tsx'
import styles from './search-block.module.css'

// Lazy, because only the device knows them: the server renders none.
const RecentSearches = lazy(async () => ({
  default: (await import('./recent-searches.tsx')).RecentSearches,
}))

/** The values of the fields; 0 means any. Without `km` the default radius applies. */
export type SearchValues = { title: string; city: number; rubric: number; km?: number | undefined }

type Props = {
  applied?: SearchValues
  rubrics: readonly Rubric[] | undefined
  cities: PanelProps['cities']
  onSearch: (values: SearchValues) => void
  /** Called when a pointer or the focus comes near a field: the time to fetch data. */
  onIntent?: () => void
}

const NOTHING: SearchValues = { title: '', city: 0, rubric: 0 }

/** Search for jobs by keyword, rubric and city. A plain HTML form until the app's code runs. */
export function SearchBlock({ applied = NOTHING, rubrics, cities, onSearch, onIntent }: Props) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  // From now on the app's own message replaces the browser's validation.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])
  const [draft, setDraft] = useState(applied)
  const [lastApplied, setLastApplied] = useState(applied)
  const [isMissing, setMissing] = useState(false)
  const list = useQuery({ ...cities, enabled: false }).data
  const finder = useQuery({ ...cityFinderQueryOptions, enabled: false }).data
  const isListLoaded = list !== undefined && finder !== undefined
  const setWaiting = useWaitForCity(form, { isListLoaded, city: draft.city }, () => search(draft))
  // The address is the source of truth: going back also resets the fields.
  if (!isSameSearch(lastApplied, applied)) {
    setLastApplied(applied)
    setDraft(applied)
    setMissing(false)
    setWaiting(false)
  }
  const search = (next: SearchValues) => {
    setDraft(next)
    const title = next.title.trim()
    const place = form.current?.querySelector<HTMLInputElement>('[role=combobox]')
    // A city or a rubric alone is a search too.
    const isEmpty = !title && !next.city && !next.rubric && !place?.value.trim()
    setMissing(isEmpty)
    setWaiting(false)
    if (isEmpty || title.length > LIMITS.keyword) {
      form.current?.querySelector<HTMLElement>('[name=q]')?.focus()
      return
    }
    const isInvalid = place?.getAttribute('aria-invalid') === 'true'
    const isUnknown = next.city === 0 && Boolean(place?.value.trim())
    if (isInvalid && isListLoaded) place?.focus()
    else if (isInvalid || isUnknown) {
      setWaiting(true)
      // A field that is left chooses the city that its text names, as soon as the cities are loaded.
      place?.blur()
    } else onSearch({ ...next, title })
  }
  const radius = searchRadius(draft.km, { hasCity: draft.city > 0, hasKeyword: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(draft)
  }
  // Replaces what the fields hold, so their text is not validated.
  const repeat = ({ title, city, rubric }: RecentSearch) => {
    const next = { title, city: city?.id ?? 0, rubric: rubric?.id ?? 0 }
    setDraft(next)
    setMissing(false)
    setWaiting(false)
    onSearch(next)
  }
  return (
    <search>
      <form
        ref={form}
        onFocus={onIntent}
        onInput={() => setWaiting(false)}
        onPointerEnter={onIntent}
        action={`/${i18n.locale}/jobs`}
        className={styles.block}
        onSubmit={submit}
      >
        <div className={styles.keyword}>
          <KeywordField
            kind="jobs"
            isRequired
            value={draft.title}
            onChange={(title) => {
              setDraft({ ...draft, title })
              setMissing(false)
            }}
            onKeyword={(title) => search({ ...draft, title })}
            onRubric={(rubric) => setDraft({ ...draft, rubric })}
            onCity={(city) => setDraft({ ...draft, title: '', city })}
            error={isMissing ? t`field cannot be empty` : null}
          />
        </div>
        <RubricField
          rubrics={rubrics}
          rubric={draft.rubric}
          onChange={(rubric) => setDraft({ ...draft, rubric })}
        />
        <CityField
          cities={cities}
          name="place"
          selected={draft.city || null}
          onSelect={(city) => setDraft((before) => ({ ...before, city: city ?? 0 }))}
        />
        {draft.city > 0 && <RadiusField km={radius} onChange={(km) => setDraft({ ...draft, km })} />}
        <button type="submit" className={`${buttonClass()} ${styles.submit}`}>
          <Icon name="search" size={20} />
          <span>{t`Search`}</span>
        </button>
        {isHydrated && (
          <Suspense fallback={null}>
            <RecentSearches onRepeat={repeat} />
          </Suspense>
        )}
      </form>
    </search>
  )
}

/**
 * The button was pressed before the cities were loaded: calls `onKnown` once the typed city is known, or shows that there
 * is none. Returns a function that begins or ends the wait.
 */
function useWaitForCity(
  form: RefObject<HTMLFormElement | null>,
  { isListLoaded, city }: { isListLoaded: boolean; city: number },
  onKnown: () => void,
): (isWaiting: boolean) => void {
  const [isWaiting, setWaiting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the city is waited for
  useEffect(() => {
    if (!isWaiting) return
    if (city > 0) {
      onKnown()
      return
    }
    const unknown = form.current?.querySelector<HTMLElement>('[role=combobox][aria-invalid]')
    if (!isListLoaded || !unknown) return
    setWaiting(false)
    unknown.focus()
  }, [isWaiting, isListLoaded, city])
  return setWaiting
}

const isSameSearch = (a: SearchValues, b: SearchValues) =>
  a.title === b.title && a.city === b.city && a.rubric === b.rubric && a.km === b.km

type RubricFieldProps = {
  rubrics: readonly Rubric[] | undefined
  rubric: number
  onChange: (rubric: number) => void
}

function RubricField({ rubrics, rubric: chosen, onChange }: RubricFieldProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t`Rubric`}</label>
      <select
        id={id}
        name="rubrics"
        value={chosen || ''}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        <option value="">{t`All rubrics`}</option>
        {/* A shared address may name a rubric before the rubrics are loaded. */}
        {chosen > 0 && !rubrics?.some((rubric) => rubric.id === chosen) && <option value={chosen}>…</option>}
        {rubrics?.map((rubric) => (
          <option key={rubric.id} value={rubric.id}>
            {rubric.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
  )
}

/** The radius around the chosen city. */
function RadiusField({ km, onChange }: { km: number; onChange: (km: number) => void }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={`${styles.field} ${styles.radius}`}>
      <label htmlFor={id}>{t`Within`}</label>
      <select id={id} value={km} onChange={({ target }) => onChange(Number(target.value))}>
        <RadiusOptions chosen={km} />
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
  )
}
