import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './shortcut-help.module.css'
import { useShortcuts } from './shortcuts.ts'

export type ShortcutWords = readonly (readonly [keys: string, words: ReactNode])[]

/** The shortcut of lists whose entries have a page of their own. */
export const OPEN_ENTRY: ShortcutWords[number] = ['Enter', <Trans key="open">open it</Trans>]

/** Leads from a field back to its entry. */
export const LEAVE_FIELD: ShortcutWords[number] = ['Esc', <Trans key="leave">leave the field</Trans>]

/** The shortcut of forms with prepared texts, which show their numbers. */
export const INSERT_TEXT: ShortcutWords[number] = ['1…9', <Trans key="text">insert a standard text</Trans>]

type Props = {
  /** The shortcuts of the page besides `J`, `K` and `?`: keys separated by spaces, and what they do. */
  shortcuts: ShortcutWords
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The keyboard shortcuts with a switch to turn them off (WCAG 2.1.4). The key `?` shows them in a dialog. */
export function ShortcutHelp({ shortcuts, isOn, onChange }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  useShortcuts(isOn, { help: () => setOpen(true) })
  const keys = (
    <Keys
      shortcuts={[
        ['J K', <Trans key="move">next, previous</Trans>],
        ...shortcuts,
        ['?', <Trans key="help">show these shortcuts</Trans>],
      ]}
    />
  )
  return (
    <>
      <section className={styles.shortcuts} aria-label={t`Keyboard shortcuts`}>
        <Switch isSelected={isOn} onChange={onChange}>{t`Keyboard shortcuts`}</Switch>
        {keys}
      </section>
      <Dialog title={t`Keyboard shortcuts`} isOpen={isOpen} onOpenChange={setOpen} closeLabel={t`Close`}>
        {keys}
      </Dialog>
    </>
  )
}

function Keys({ shortcuts }: Pick<Props, 'shortcuts'>) {
  return (
    <ul className={styles.keys}>
      {shortcuts.map(([keys, words]) => (
        <li key={keys}>
          {keys.split(' ').map((key) => (
            <span key={key}>
              <kbd>{key}</kbd>{' '}
            </span>
          ))}
          {words}
        </li>
      ))}
    </ul>
  )
}
