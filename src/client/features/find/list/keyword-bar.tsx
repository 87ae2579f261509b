import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { useTooLong } from '#client/domain/use-too-long.ts'
import { Icon } from '#client/ui/icon.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { type Filters, formatFilters } from '../filters/filters.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import styles from './panel.module.css'

export type KeywordBarProps = Pick<PanelProps, 'kind' | 'filters' | 'onApply'> & {
  value: string
  onChange: (text: string) => void
}

/**
 * The keyword above the list where the filters are behind a button. Without suggestions, whose code is part of the
 * panel. A plain HTML form until the app's code runs.
 */
export function KeywordBar({ kind, filters, onApply, value, onChange }: KeywordBarProps) {
  const { t } = useLingui()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // From now on the app's own message replaces the browser's, whose language is not the page's.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])
  const tooLong = useTooLong(LIMITS.keyword)(value)
  const { q: _q, page: _page, ...others } = filters
  const apply = (typed: string) => {
    const q = typed.trim() || undefined
    // Recent searches are repeated from the search block, which finds only jobs.
    if (kind === 'jobs' && q && q !== filters.q)
      void import('../device/recent-searches.ts').then(({ saveRecentSearch }) =>
        saveRecentSearch({ title: q, city: null, rubric: null }),
      )
    onApply({ ...others, q })
  }
  return (
    <search className={styles.keyword}>
      <form
        ref={form}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          // Not the state, which does not know yet what was typed before hydration.
          const typed = String(new FormData(event.currentTarget).get('q'))
          if (typed.trim().length <= LIMITS.keyword) return apply(typed)
          onChange(typed)
          document.getElementById(id)?.focus()
        }}
      >
        <label htmlFor={id} className="visually-hidden">{t`Keyword`}</label>
        <input
          id={id}
          type="search"
          name="q"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder={kind === 'jobs' ? t`Job, company or skill` : t`Job or skill`}
          // The browser checks it before the app's code runs.
          pattern={`.{0,${LIMITS.keyword}}`}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
        />
        <HiddenFilters filters={others} />
        <button type="submit" aria-label={t`Search`}>
          <Icon name="search" size={20} />
        </button>
      </form>
      {tooLong && (
        <p id={`${id}-error`} className={styles.wrong} role="alert">
          {tooLong}
        </p>
      )}
    </search>
  )
}

/** The other filters for the plain form, which sends nothing but its fields. */
const HiddenFilters = ({ filters }: { filters: Filters }) =>
  Object.entries(formatFilters(filters)).flatMap(([name, values]) =>
    [values]
      .flat()
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={`${value}`} />),
  )
