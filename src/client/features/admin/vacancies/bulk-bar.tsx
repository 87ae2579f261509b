import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import styles from './moderation.module.css'

type Props = { count: number; isPending: boolean; onApprove: () => void }

/** The button that approves all checked vacancies. */
export function BulkBar({ count, isPending, onApprove }: Props) {
  return (
    <div className={styles.bulk}>
      <span role="status">
        {count > 0 ? (
          <Plural value={count} one="# selected" other="# selected" />
        ) : (
          <Trans>None selected</Trans>
        )}
      </span>
      <Button
        size="small"
        variant="secondary"
        isDisabled={count === 0}
        isPending={isPending}
        onPress={onApprove}
      >
        <Trans>Approve selected</Trans>
      </Button>
    </div>
  )
}
