import { Plural, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { ClientOnly } from '@tanstack/react-router'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { lazy } from '#client/ui/lazy.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import { countOf, type Filters } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import { showResults } from '../filters/show-results.ts'
import type { EmptyAction as EmptyActionType } from '../nearest/empty-action.tsx'
import type { ListOptions } from '../nearest/farther.ts'
import type { NothingFound as NothingFoundType } from '../nearest/nothing-found.tsx'
import type { WiderRadius as WiderRadiusType } from '../nearest/wider-radius.tsx'
import { ActiveFilters } from './active-filters-part.ts'
import { FilterRegion } from './filter-region.tsx'
import styles from './find-page.module.css'
import type { KeywordBarProps } from './keyword-bar.tsx'
import type { ListTexts } from './list-texts.ts'
import { Pages } from './pages.tsx'
import { Cards, Results } from './results.tsx'
import { TakeAlongButton } from './take-along-button.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

// `lazy` loses the type parameter of the list's items.
const NothingFound = lazy(async () => {
  const [{ NothingFound: Loaded }] = await Promise.all([
    import('../nearest/nothing-found.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
}) as typeof NothingFoundType

const EmptyAction = lazy(async () => ({
  default: (await import('../nearest/empty-action.tsx')).EmptyAction,
})) as typeof EmptyActionType

const WiderRadius = lazy(async () => {
  const [{ WiderRadius: Loaded }] = await Promise.all([import('../nearest/wider-radius.tsx'), loadAllWords()])
  return { default: Loaded }
}) as typeof WiderRadiusType

/** With fewer matches a larger radius is offered, if it has more. */
const FEW = 5

export type ListAnswer<T> = { data: T[]; meta: PageMeta }
type Props<T> = {
  kind: PanelProps['kind']
  texts: ListTexts
  filters: Filters
  cities: PanelProps['cities']
  onChange: (filters: Filters) => void
  query: UseQueryResult<ListAnswer<T>>
  /** The query of the list with other filters. */
  optionsFor: (filters: Filters) => ListOptions<T>
  renderItem: (item: T) => ReactNode
  /** Replaces the header with title and subtitle. */
  head?: ReactNode
  /** The keyword above the list; left out where `head` contains the keyword field. */
  KeywordBar?: ComponentType<KeywordBarProps>
  /** Shown when the server cannot be reached and this list is not cached. */
  offline?: ReactNode
  /** Shows the jobs of this list that were taken along, and says whether there are any; only for lists of jobs. */
  takenAlong?: (onShown: (isShown: boolean) => void) => ReactNode
  /** The detail opened beside the list. */
  detail?: ReactNode
}

type ListItem = { id: number; distance_km?: number | undefined }

/** A list page: filters, active filters, number of results, cards and pagination. */
export function FindPage<T extends ListItem>(props: Props<T>) {
  const { texts, filters, onChange, query, detail } = props
  useTitle(texts.title)
  const age = useFreshness(query)
  const isOffline = useConnection() === 'offline'
  const [isTakenShown, setTakenShown] = useState(false)
  const list = useRef<HTMLElement>(null)
  const willShow = useShowResults(list)
  const apply = ({ page: _page, ...chosen }: Filters) => {
    onChange(chosen)
    willShow()
  }
  const { data } = query
  const whole = data?.meta.total_whole
  const remember = useRestoredFocus(list, Boolean(detail))
  // A keyword shown in the head has no chip, but counts as a search that can be saved.
  const isFiltered = Object.keys(filters).some((key) => key !== 'page')
  const hasOwnKeyword = !props.KeywordBar
  const canClear = countOf(filters) > 0 || Boolean(filters.q && !hasOwnKeyword)
  const results = (
    <>
      {!data && query.error && props.offline ? (
        props.offline
      ) : (
        <Results
          query={query}
          texts={texts}
          renderItem={props.renderItem}
          onClear={canClear ? () => apply({}) : null}
          chooseAction={(clear) => chooseEmptyAction(props, clear)}
          onFirstPage={() => apply(filters)}
          aroundEmpty={(empty) => (
            <WithCode fallback={filters.cities ? <div className={styles.chips} /> : empty}>
              <NothingFound
                kind={props.kind}
                filters={filters}
                optionsFor={props.optionsFor}
                renderCards={(items) => <Cards items={items} renderItem={props.renderItem} />}
                onApply={apply}
                hasOwnKeyword={hasOwnKeyword}
              >
                {empty}
              </NothingFound>
            </WithCode>
          )}
        />
      )}
      {data && filters.cities && data.meta.total > 0 && data.meta.total < FEW && (
        <WithCode fallback={null}>
          <WiderRadius filters={filters} optionsFor={props.optionsFor} onApply={apply} />
        </WithCode>
      )}
      {data && <Pages meta={data.meta} filters={filters} onOpen={willShow} />}
    </>
  )
  return (
    <>
      {props.head ?? <PageHeader title={texts.title} subtitle={texts.subtitle} />}
      {/* After the heading, which has the focus on a new page. */}
      <SkipLink to="results">
        <Trans>Skip to results</Trans>
      </SkipLink>
      <div className={styles.columns} data-detail={detail ? true : undefined}>
        <FilterRegion
          KeywordBar={props.KeywordBar}
          kind={props.kind}
          filters={filters}
          cities={props.cities}
          onApply={apply}
        />
        <section
          ref={list}
          id="results"
          aria-label={texts.results}
          aria-busy={query.isFetching}
          onClickCapture={(event) => remember(event.target)}
        >
          <div className={styles.above}>
            <p className={styles.count} role="status">
              {data ? texts.count(data.meta.total, data.meta.total_is_lower_bound === true) : ' '}
              {age && <span className={styles.age}>{age}</span>}
              {whole !== undefined && (
                <span className={styles.whole}>
                  <Plural
                    value={whole}
                    _0="No job has all these words. These are related jobs"
                    one="# job has all these words; the others are related"
                    other="# jobs have all these words; the others are related"
                  />
                </span>
              )}
            </p>
            {props.takenAlong && data?.meta.total !== 0 && <TakeAlongButton filters={filters} />}
          </div>
          {isFiltered && (
            <WithCode fallback={<div className={styles.chips} />}>
              <ActiveFilters
                kind={props.kind}
                filters={filters}
                cities={props.cities}
                onApply={apply}
                hasOwnKeyword={hasOwnKeyword}
              />
            </WithCode>
          )}
          {isOffline && props.takenAlong?.(setTakenShown)}
          {/* Stays mounted without a connection: rows keep their state and focus. */}
          {!(isOffline && isTakenShown) && results}
        </section>
        {detail}
      </div>
    </>
  )
}

/** What a list without matches offers: its filters are cleared, unless its keyword is the cause. */
function chooseEmptyAction<T>({ KeywordBar, filters: { q }, ...props }: Props<T>, clear: ReactNode) {
  if (KeywordBar || !q) return clear
  return (
    <WithCode fallback={null}>
      <EmptyAction keyword={q} optionsFor={props.optionsFor} clear={clear} other={props.texts.emptyAction} />
    </WithCode>
  )
}

/**
 * Renders parts only once the app's code runs, because they need it. They have their own Suspense boundary, so that the
 * list does not render again.
 */
const WithCode = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => (
  <ClientOnly fallback={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ClientOnly>
)

/** Returns a function that shows the results after the change of the address that it is called with. */
function useShowResults(list: RefObject<HTMLElement | null>): () => void {
  const [applied, setApplied] = useState<{ by: Element | null }>()
  useEffect(() => {
    if (!applied) return
    // Wait until a sheet has closed: closing returns the focus to its button.
    const timer = setTimeout(() => {
      // Leave the focus where the user has moved it meanwhile.
      const current = document.activeElement
      if (current !== applied.by && list.current?.contains(current)) return
      showResults()
    }, 250)
    return () => clearTimeout(timer)
  }, [applied, list])
  return () => setApplied({ by: document.activeElement })
}
