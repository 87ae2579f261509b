import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './moderation.module.css'

type Props = { count: number; isPending: boolean; onUndo: () => void }

/** Shows how many approvals have not taken effect, and the button that undoes the last one. */
export function UndoBar({ count, isPending, onUndo }: Props) {
  return (
    <div role="status" className={styles.undo}>
      {count > 0 && (
        <Notice
          tone="done"
          actions={
            <Button size="small" variant="secondary" isPending={isPending} onPress={onUndo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Plural
            value={count}
            one="# approved. You have 10 seconds to undo this."
            other="# approved. You have 10 seconds to undo this."
          />
        </Notice>
      )}
    </div>
  )
}
