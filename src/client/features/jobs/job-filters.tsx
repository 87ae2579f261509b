import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './job-filters.module.css'
import { PayChoice } from './pay-choice.tsx'
import { jobFilterQueryOptions } from './queries.ts'
import { type JobsSearch, toggled } from './search.ts'

type Props = { search: JobsSearch; onApply: (search: JobsSearch) => void }

/** The two filters and the pay, chosen first and applied together. Folded on phones. */
export function JobFilters({ search, onApply }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const cities = useQuery(jobFilterQueryOptions(viewer, 'city'))
  const rubrics = useQuery(jobFilterQueryOptions(viewer, 'rubric'))
  const [chosen, setChosen] = useState(search)
  const [applied, setApplied] = useState(search)
  const [isOpen, setOpen] = useState(false)
  // The address is the truth: going back there takes the choice along.
  if (applied !== search) {
    setApplied(search)
    setChosen(search)
  }
  const count = (search.cities?.length ?? 0) + (search.rubrics?.length ?? 0) + (search.pay ? 1 : 0)
  const apply = (next: JobsSearch) => {
    const { page: _page, ...filters } = next
    onApply(filters)
    setOpen(false)
  }
  return (
    <Card
      as="section"
      aria-label={t`Filters`}
      padding="none"
      className={styles.filters}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={20} />
        <span>{count > 0 ? t`Filters (${count})` : t`Filters`}</span>
        <Icon name="chevron-down" size={20} />
      </button>
      <div className={styles.content}>
        <FilterChoices
          label={t`Rubrics`}
          options={rubrics.data}
          selected={chosen.rubrics ?? []}
          onToggle={(id) => setChosen({ ...chosen, rubrics: toggled(chosen.rubrics, id) })}
        />
        <FilterChoices
          label={t`Cities`}
          options={cities.data}
          selected={chosen.cities ?? []}
          onToggle={(id) => setChosen({ ...chosen, cities: toggled(chosen.cities, id) })}
        />
        <PayChoice
          value={chosen.pay}
          onChange={(pay) => setChosen(pay ? { ...chosen, pay } : withoutPay(chosen))}
        />
        <div className={styles.buttons}>
          <Button onPress={() => apply(chosen)}>{t`Apply filters`}</Button>
          <Button variant="quiet" onPress={() => apply({})}>{t`Clear filters`}</Button>
        </div>
      </div>
    </Card>
  )
}

function withoutPay({ pay: _pay, ...search }: JobsSearch): JobsSearch {
  return search
}
