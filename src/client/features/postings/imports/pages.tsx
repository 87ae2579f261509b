import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import styles from './imports.module.css'

type Props = { page: number; last: number; onChange: (page: number) => void }

/** Buttons for the next and the previous page of a list of rows; nothing if there is one page only. */
export function Pages({ page, last, onChange }: Props) {
  const { t } = useLingui()
  if (last === 1) return null
  return (
    <div className={styles.actions}>
      <Button size="small" variant="secondary" isDisabled={page === 1} onPress={() => onChange(page - 1)}>
        {t`Previous`}
      </Button>
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      <Button size="small" variant="secondary" isDisabled={page === last} onPress={() => onChange(page + 1)}>
        {t`Next`}
      </Button>
    </div>
  )
}
