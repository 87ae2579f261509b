import { type ReactNode, useRef } from 'react'
import { ShortcutHelp, type ShortcutWords } from './shortcut-help.tsx'
import { useShortcuts } from './shortcuts.ts'
import { useCardShortcuts } from './use-card-shortcuts.ts'
import { useKeyboardSetting } from './use-keyboard-setting.ts'
import styles from './with-shortcuts.module.css'

type Props = {
  /** The shortcuts besides `J`, `K` and `?`. */
  shortcuts: ShortcutWords
  /** Undoes the last decision. */
  undo?: (() => void) | undefined
  className?: string | undefined
  /** Contains the entries (`use-card-shortcuts.ts`). */
  children: ReactNode
}

/** The part of a page that is walked through by keyboard, with the list of its shortcuts. */
export function WithShortcuts({ shortcuts, undo, className, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const [isOn, setOn] = useKeyboardSetting()
  useCardShortcuts(isOn, content)
  useShortcuts(isOn, { undo })
  return (
    <div ref={content} className={styles.content} data-shortcuts={isOn ? 'on' : undefined}>
      <ShortcutHelp shortcuts={shortcuts} isOn={isOn} onChange={setOn} />
      <div className={className}>{children}</div>
    </div>
  )
}
