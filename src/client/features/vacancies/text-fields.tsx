import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#client/platform/format.ts'
import { ListField } from '#client/ui/list-field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { LIMITS } from '#shared/contract/conventions.ts'
import { Fields, type FieldsProps } from './fields.tsx'
import styles from './vacancy-form.module.css'

/** The work in words. */
export function TextFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  const used = formatNumber(draft.description.length)
  const most = formatNumber(LIMITS.description.max)
  const list = {
    addLabel: t`Add`,
    removeLabel: (item: string) => t`Remove: ${item}`,
    emptyValueMessage: t`Value cannot be empty`,
    maxLength: LIMITS.listItem,
    maxItems: LIMITS.listItems,
    className: styles.wide,
  }
  return (
    <Fields heading={<Trans>In words</Trans>}>
      <TextArea
        name="description"
        label={t`Description`}
        description={t`Who you are, what the days look like, what you offer. An empty line begins a paragraph.`}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={LIMITS.description.max}
        counter={`${used} / ${most}`}
        rows={8}
        className={styles.wide}
        isRequired
      />
      <ListField
        {...list}
        name="responsibilities"
        label={t`Responsibilities`}
        itemLabel={t`What the person will do`}
        items={draft.responsibilities}
        typed={draft.typed.responsibilities}
        onChange={(responsibilities, typed) =>
          change({ responsibilities, typed: { ...draft.typed, responsibilities: typed } })
        }
      />
      <ListField
        {...list}
        name="requirements"
        label={t`Requirements`}
        itemLabel={t`What you ask for`}
        items={draft.requirements}
        typed={draft.typed.requirements}
        onChange={(requirements, typed) =>
          change({ requirements, typed: { ...draft.typed, requirements: typed } })
        }
      />
    </Fields>
  )
}
