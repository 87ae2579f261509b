import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#client/platform/format.ts'
import { PAY_TYPES } from '#client/platform/terms.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import type { PayType } from '#shared/contract/work-terms.ts'
import styles from './offers.module.css'
import { offerRubricsQueryOptions } from './queries.ts'
import type { OffersSearch } from './search.ts'

type Props = { search: OffersSearch; onSearchChange: (search: OffersSearch) => void }

/** Rubric and way of paying; each choice takes effect at once. */
export function OfferFilters({ search: { rubric, pay }, onSearchChange }: Props) {
  const { t, i18n } = useLingui()
  const { data: rubrics = [] } = useQuery(offerRubricsQueryOptions(useViewer()))
  const choose = (next: OffersSearch) =>
    onSearchChange({
      ...(next.rubric ? { rubric: next.rubric } : {}),
      ...(next.pay ? { pay: next.pay } : {}),
    })
  const known = rubrics.map(({ id, name, count }) => ({
    value: `${id}`,
    label: `${name} (${formatNumber(count)})`,
  }))
  // A shared address may name a rubric without offers.
  const chosen =
    rubric && !rubrics.some(({ id }) => id === rubric) ? [{ value: `${rubric}`, label: '…' }] : []
  return (
    <section aria-label={t`Filters`} className={styles.filters}>
      <NativeSelect
        label={t`Rubric`}
        options={[{ value: '', label: t`All rubrics` }, ...known, ...chosen]}
        value={rubric ? `${rubric}` : ''}
        onChange={(value) => choose({ rubric: Number(value), ...(pay ? { pay } : {}) })}
        className={styles.filter}
      />
      <NativeSelect
        label={t`Payment`}
        options={[
          { value: '', label: t`Any` },
          { value: 'per_month', label: i18n._(PAY_TYPES.per_month) },
          { value: 'per_hour', label: i18n._(PAY_TYPES.per_hour) },
        ]}
        value={pay ?? ''}
        onChange={(value) =>
          choose({ ...(rubric ? { rubric } : {}), ...(value ? { pay: value as PayType } : {}) })
        }
        className={styles.filter}
      />
      {(rubric || pay) && (
        <Button variant="quiet" className={styles.clear} onPress={() => onSearchChange({})}>
          {t`Clear filters`}
        </Button>
      )}
    </section>
  )
}
