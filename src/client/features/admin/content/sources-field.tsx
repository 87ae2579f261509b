import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import styles from './content.module.css'

type Source = { name: string; url: string }
type Props = { value: unknown; onChange: (value: unknown) => void }

/** The sources of an article with their links. */
export function SourcesField({ value, onChange }: Props) {
  const { t } = useLingui()
  const sources = (value ?? []) as Source[]
  const change = (index: number, patch: Partial<Source>) =>
    onChange(sources.map((source, at) => (at === index ? { ...source, ...patch } : source)))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`Sources`}</legend>
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source has no other identity while it is typed
        <div key={index} className={styles.source}>
          <TextField
            label={t`Name of the source`}
            value={source.name}
            onChange={(name) => change(index, { name })}
          />
          <TextField
            label={t`Link`}
            type="url"
            value={source.url}
            onChange={(url) => change(index, { url })}
            placeholder="https://"
          />
          <IconButton
            aria-label={t`Remove source`}
            icon={<Icon name="trash" size={20} />}
            onPress={() => onChange(sources.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          variant="secondary"
          icon={<Icon name="plus" size={20} />}
          onPress={() => onChange([...sources, { name: '', url: '' }])}
        >
          {t`Add a source`}
        </Button>
      </div>
    </fieldset>
  )
}
