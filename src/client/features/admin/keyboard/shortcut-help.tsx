import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './shortcut-help.module.css'
import { useShortcuts } from './shortcuts.ts'
import type { useKeyboardSetting } from './use-keyboard-setting.ts'

export type ShortcutWords = readonly (readonly [keys: string, words: ReactNode])[]

/** The shortcut of lists whose entries have a page of their own. */
export const OPEN_ENTRY: ShortcutWords[number] = ['Enter', <Trans key="open">open it</Trans>]

/** Leads from a field back to its entry. */
export const LEAVE_FIELD: ShortcutWords[number] = ['Esc', <Trans key="leave">leave the field</Trans>]

/** The shortcut of forms with prepared texts, which show their numbers. */
export const INSERT_TEXT: ShortcutWords[number] = ['1…9', <Trans key="text">insert a standard text</Trans>]

type Props = {
  /** The shortcuts of the page besides `J`, `K`, `U` and `?`: keys separated by spaces, and what they do. */
  shortcuts: ShortcutWords
  /** Whether there is an entry for the keys to act on. */
  hasEntries?: boolean
  /** Whether a decision can be undone now; undefined where none ever can. */
  canUndo?: boolean | undefined
  keyboard: ReturnType<typeof useKeyboardSetting>
}

/**
 * The keyboard shortcuts that have an effect now, with a switch to turn them off (WCAG 2.1.4). The key `?` shows them in a
 * dialog.
 */
export function ShortcutHelp({ shortcuts, hasEntries = true, canUndo, keyboard }: Props) {
  const { t } = useLingui()
  const [isOn, setOn] = keyboard
  const [isOpen, setOpen] = useState(false)
  useShortcuts(isOn, { help: () => setOpen(true) })
  // In the dialog nothing moves below, and whoever asks for the shortcuts wants to know them all.
  const keysIn = (place: 'page' | 'dialog') => (
    <ul className={styles.keys}>
      {hasEntries && (
        <>
          <Keys keys="J K">
            <Trans>next, previous</Trans>
          </Keys>
          {shortcuts.map(([names, words]) => (
            <Keys key={names} keys={names}>
              {words}
            </Keys>
          ))}
        </>
      )}
      <Keys keys="?">
        <Trans>show these shortcuts</Trans>
      </Keys>
      {canUndo !== undefined && (
        <Keys keys="U" isIdle={place === 'page' && !canUndo}>
          <Trans>undo the last decision</Trans>
        </Keys>
      )}
    </ul>
  )
  return (
    <>
      <section className={styles.shortcuts} aria-label={t`Keyboard shortcuts`}>
        <Switch isSelected={isOn} onChange={setOn}>{t`Keyboard shortcuts`}</Switch>
        {isOn && keysIn('page')}
      </section>
      <Dialog title={t`Keyboard shortcuts`} isOpen={isOpen} onOpenChange={setOpen} closeLabel={t`Close`}>
        <div className={styles.inDialog}>{keysIn('dialog')}</div>
      </Dialog>
    </>
  )
}

type KeysProps = { keys: string; isIdle?: boolean; children: ReactNode }

/** One shortcut. Without an effect now it keeps its place, so that the page below does not move. */
function Keys({ keys, isIdle = false, children }: KeysProps) {
  return (
    <li className={classNames(isIdle && styles.idle)}>
      {keys.split(' ').map((key) => (
        <span key={key}>
          <kbd>{key}</kbd>{' '}
        </span>
      ))}
      {children}
    </li>
  )
}
