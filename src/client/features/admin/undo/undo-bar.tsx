import { Plural, Trans } from '@lingui/react/macro'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useKeyboardSetting } from '../keyboard/use-keyboard-setting.ts'
import styles from './undo-bar.module.css'

type Props = {
  held: { count: number; isApprovals: boolean; isUndoing: boolean; undo: () => void }
}

/** Shows how many decisions have not taken effect, and the button that undoes the last one. */
export function UndoBar({ held: { count, isApprovals, isUndoing, undo } }: Props) {
  const [hasKeys] = useKeyboardSetting()
  return (
    <div role="status" className={styles.undo}>
      {count > 0 && (
        <Notice
          tone="done"
          actions={
            <Button
              size="small"
              variant="secondary"
              isPending={isUndoing}
              onPress={undo}
              aria-keyshortcuts={hasKeys ? 'U' : undefined}
            >
              {count > 1 ? <Trans>Undo the last one</Trans> : <Trans>Undo</Trans>}
              {hasKeys && (
                <span className={styles.key} aria-hidden="true">
                  U
                </span>
              )}
            </Button>
          }
        >
          {isApprovals ? (
            <Plural
              value={count}
              one="# approved. You have 10 seconds to undo this."
              other="# approved. You have 10 seconds to undo the last one."
            />
          ) : (
            <Plural
              value={count}
              one="# decided. You have 10 seconds to undo this."
              other="# decided. You have 10 seconds to undo the last one."
            />
          )}
          <NeedsServer isButton />
        </Notice>
      )}
    </div>
  )
}
