import { type ReactNode, useRef } from 'react'
import { ShortcutHelp, type ShortcutWords } from './shortcut-help.tsx'
import { useShortcuts } from './shortcuts.ts'
import { useCardShortcuts } from './use-card-shortcuts.ts'
import { useKeyboardSetting } from './use-keyboard-setting.ts'
import styles from './with-shortcuts.module.css'

type Props = {
  /** The shortcuts besides `J`, `K`, `U` and `?`. */
  shortcuts: ShortcutWords
  /** Whether there is an entry for the keys to act on. */
  hasEntries?: boolean
  /** The decisions that can still be undone. */
  held?: { count: number; undo: () => void }
  className?: string | undefined
  /** Contains the entries (`use-card-shortcuts.ts`). */
  children: ReactNode
}

/** The part of a page that is walked through by keyboard, with the list of its shortcuts. */
export function WithShortcuts({ shortcuts, hasEntries, held, className, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const keyboard = useKeyboardSetting()
  const [isOn] = keyboard
  useCardShortcuts(isOn, content)
  useShortcuts(isOn, { undo: held?.undo })
  return (
    <div ref={content} className={styles.content} data-shortcuts={isOn ? 'on' : undefined}>
      <ShortcutHelp
        shortcuts={shortcuts}
        {...(hasEntries !== undefined && { hasEntries })}
        canUndo={held && held.count > 0}
        keyboard={keyboard}
      />
      <div className={className}>{children}</div>
    </div>
  )
}
