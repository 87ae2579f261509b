import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { Sort } from '#shared/contract/choices.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import styles from '../list/panel.module.css'

/** The sort order. The default is the best match with a keyword, else the newest. */
export function SortField({ draft, onDraft }: Pick<PanelProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui()
  const id = useId()
  const isDefault = !draft.sort || draft.sort === 'relevance' || (draft.sort === 'new' && !draft.q)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t`Sort by`}</label>
      <select
        id={id}
        name="sort"
        className={styles.input}
        value={isDefault ? '' : draft.sort}
        onChange={({ target }) =>
          onDraft({ ...draft, sort: (target.value || undefined) as Sort | undefined })
        }
      >
        <option value="">{draft.q ? t`Best match` : t`Newest`}</option>
        {draft.q && <option value="new">{t`Newest`}</option>}
        <option value="pay">
          {draft.pay === 'per_hour' ? t`Highest pay per hour` : t`Highest pay per month`}
        </option>
        <option value="near" disabled={!draft.cities && draft.sort !== 'near'}>
          {t`Nearest`}
        </option>
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
  )
}
