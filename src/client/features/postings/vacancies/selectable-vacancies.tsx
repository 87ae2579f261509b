import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { PostingList } from '../postings-page.tsx'
import { SeveralBar } from './several-bar.tsx'
import { VacancyCard } from './vacancy-card.tsx'
import styles from './vacancy-filters.module.css'

type Props = {
  /** All that match the filters. */
  vacancies: Vacancy[]
  /** Those of the page that is shown. */
  page: Vacancy[]
  /** Whether there are enough to choose several. */
  isMany: boolean
}

/** A page of own vacancies. Several of all pages can be chosen, to be confirmed, published, renewed or closed at once. */
export function SelectableVacancies({ vacancies, page, isMany }: Props) {
  const { t } = useLingui()
  const [isSelecting, setSelecting] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const choosable = vacancies.filter(({ is_read_only }) => !is_read_only)
  const hasSeveral = isMany && choosable.length > 1
  const stop = () => {
    setSelecting(false)
    setIds(new Set())
  }
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(ids)
    if (isChosen) next.add(id)
    else next.delete(id)
    setIds(next)
  }
  return (
    <>
      {hasSeveral && (
        <Button
          size="small"
          variant="secondary"
          className={styles.several}
          aria-expanded={isSelecting}
          onPress={() => (isSelecting ? stop() : setSelecting(true))}
        >
          {isSelecting ? t`Stop selecting` : t`Select several`}
        </Button>
      )}
      <PostingList
        label={t`My vacancies`}
        postings={page}
        card={(vacancy) => (
          <>
            {isSelecting && !vacancy.is_read_only && (
              <Checkbox
                isSelected={ids.has(vacancy.id)}
                onChange={(isChosen) => choose(vacancy.id, isChosen)}
              >{t`Select: ${vacancy.title}`}</Checkbox>
            )}
            <VacancyCard vacancy={vacancy} />
          </>
        )}
      />
      {hasSeveral && isSelecting && (
        <SeveralBar
          chosen={choosable.filter(({ id }) => ids.has(id))}
          onAll={() => setIds(new Set(choosable.map(({ id }) => id)))}
          onDone={(done) => {
            const left = [...ids].filter((id) => !done.includes(id))
            if (left.length === 0) stop()
            else setIds(new Set(left))
          }}
        />
      )}
    </>
  )
}
