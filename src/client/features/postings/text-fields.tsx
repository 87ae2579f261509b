import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useTooLong } from '#client/domain/use-too-long.ts'
import { ListField } from '#client/ui/list-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { Fields } from './fields.tsx'
import styles from './posting-form.module.css'

type List<Name> = { name: Name; label: string; itemLabel: string }
type Draft<Name extends string> = Record<Name, string[]> & {
  description: string
  /** Text typed for a list but not added yet. */
  typed: Record<Name, string>
}
type Props<Name extends string> = {
  draft: Draft<Name>
  change: (part: Partial<Draft<Name>>) => void
  /** Help text below the label of the long text. */
  description: string
  lists: List<Name>[]
  /** What is said below a field about its texts. */
  renderCheck?: (texts: readonly string[]) => ReactNode
}

/** The description and lists such as requirements. */
export function TextFields<Name extends string>({
  draft,
  change,
  description,
  lists,
  renderCheck,
}: Props<Name>) {
  const { t } = useLingui()
  const { min, max } = LIMITS.description
  const findItemError = useTooLong(LIMITS.listItem)
  return (
    <Fields heading={<Trans>Description</Trans>}>
      <div className={styles.wide}>
        <LimitedTextArea
          name="description"
          label={t`Description`}
          description={`${description} ${t`At least ${min}\u00a0characters.`}`}
          value={draft.description}
          onChange={(text) => change({ description: text } as Partial<Draft<Name>>)}
          max={max}
          rows={8}
          isRequired
        />
        {renderCheck?.([draft.description])}
      </div>
      {lists.map(({ name, ...labels }) => (
        <div key={name} className={styles.wide}>
          <ListField
            name={name}
            {...labels}
            addLabel={t`Add`}
            removeLabel={(item) => t`Remove: ${item}`}
            emptyValueMessage={t`Value cannot be empty`}
            findError={findItemError}
            maxItems={LIMITS.listItems}
            items={draft[name]}
            typed={draft.typed[name]}
            onChange={(items, typed) =>
              change({ [name]: items, typed: { ...draft.typed, [name]: typed } } as Partial<Draft<Name>>)
            }
          />
          {renderCheck?.(draft[name])}
        </div>
      ))}
    </Fields>
  )
}
