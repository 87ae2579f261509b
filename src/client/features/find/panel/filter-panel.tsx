import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useViewer, type Viewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { saveRecentSearch } from '../device/recent-searches.ts'
import { type Filters, toggleValue } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { filterCountsQueryOptions, type Kind } from '../filters/queries.ts'
import styles from '../list/panel.module.css'
import { KeywordField } from '../search/keyword-field.tsx'
import { ChoiceFilters } from './choice-filters.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { CityGroup } from './city-group.tsx'
import { HitCount } from './hit-count.tsx'
import { PayGroup } from './pay-group.tsx'
import { PostedSince } from './posted-since.tsx'
import { SortField } from './sort-field.tsx'
import { StartsWithin } from './starts-within.tsx'
import { TextLanguages } from './text-languages.tsx'
import { WeekHours } from './week-hours.tsx'

export { readForm, rememberFocus, rememberPress } from './rendered-form.ts'

/** Prefetches the counts, so that the server renders the panel with them. */
export function prefetchCounts(client: QueryClient, viewer: Viewer, kind: Kind, filters: Filters): void {
  void client.prefetchQuery(filterCountsQueryOptions(viewer, kind, filters))
}

/** All filters of a list, applied together. A plain HTML form until the app's code runs. */
export function FilterPanel(props: PanelProps) {
  const { kind, filters, draft, onDraft, onApply } = props
  const { t } = useLingui()
  const id = useId()
  const { data: counts, isError } = useQuery(filterCountsQueryOptions(useViewer(), kind, filters))
  // When the counts fail, cities and rubrics can still be searched by name.
  const none = isError ? [] : undefined
  const change = (changed: Partial<typeof draft>) => onDraft({ ...draft, ...changed })
  const form = useRef<HTMLFormElement>(null)
  const apply = (changed: Filters) => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) return wrong.focus()
    const { typedMin: _typed, ...chosen } = { ...draft, ...changed }
    // Recent searches are repeated from the search block, which finds only jobs.
    if (kind === 'jobs' && chosen.q && chosen.q !== filters.q)
      void saveRecentSearch({
        title: chosen.q,
        city: onlyChosen(chosen.cities, counts?.cities),
        rubric: onlyChosen(chosen.rubrics, counts?.rubrics),
      })
    onApply({ ...chosen, page: undefined })
  }
  return (
    <form
      id={id}
      ref={form}
      method="get"
      noValidate={!import.meta.env.SSR}
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault()
        apply({})
      }}
    >
      {!props.hasOwnKeyword && (
        <KeywordField
          kind={kind}
          value={draft.q ?? ''}
          onChange={(q) => change({ q: q || undefined })}
          onKeyword={(q) => apply({ q })}
          onRubric={(rubric) =>
            apply({ q: undefined, rubrics: [...new Set([...(draft.rubrics ?? []), rubric])] })
          }
          onCity={(city) => apply({ q: undefined, cities: [...new Set([...(draft.cities ?? []), city])] })}
        />
      )}
      <SortField draft={draft} onDraft={onDraft} />
      <ChoiceGroup
        label={t`Rubrics`}
        name="rubrics"
        choices={
          counts?.rubrics.map(({ id: value, name: label, count }) => ({ value, label, count })) ?? none
        }
        selected={draft.rubrics}
        applied={filters.rubrics}
        counts={counts}
        onToggle={(rubric) => change({ rubrics: toggleValue(draft.rubrics, rubric) })}
      />
      <CityGroup
        draft={draft}
        onDraft={onDraft}
        applied={filters.cities}
        counts={counts}
        cities={props.cities}
        hasFailed={isError}
      />
      {kind === 'offers' && (
        <ChoiceGroup
          label={t`Titles of offers`}
          name="names"
          choices={counts?.names?.map(({ name, count }) => ({ value: name, label: name, count })) ?? none}
          selected={draft.names}
          applied={filters.names}
          counts={counts}
          onToggle={(name) => change({ names: toggleValue(draft.names, name) })}
        />
      )}
      <PayGroup kind={kind} draft={draft} onDraft={onDraft} counts={counts} />
      {kind === 'jobs' && <PostedSince draft={draft} onDraft={onDraft} />}
      {kind === 'jobs' && <StartsWithin draft={draft} onDraft={onDraft} />}
      {kind === 'jobs' && <WeekHours draft={draft} onDraft={onDraft} />}
      {kind === 'jobs' && <ChoiceFilters draft={draft} onDraft={onDraft} counts={counts} />}
      <TextLanguages draft={draft} onDraft={onDraft} counts={counts} />
      <div className={styles.buttons}>
        <HitCount kind={kind} filters={filters} draft={draft} />
        <Button type="submit">{t`Apply filters`}</Button>
        <Button variant="quiet" onPress={() => onApply({})}>{t`Clear filters`}</Button>
      </div>
    </form>
  )
}

/** Returns the only chosen value with its name; null when none or several are chosen. */
function onlyChosen(
  chosen: number[] | undefined,
  known: readonly { id: number; name: string }[] | undefined,
) {
  const one = chosen?.length === 1 ? known?.find(({ id }) => id === chosen[0]) : undefined
  return one ? { id: one.id, name: one.name } : null
}
