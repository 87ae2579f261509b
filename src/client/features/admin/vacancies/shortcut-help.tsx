import { Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '#client/ui/switch.tsx'
import styles from './moderation.module.css'

/** The keyboard shortcuts with a switch to turn them off (WCAG 2.1.4). */
export function ShortcutHelp({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui()
  return (
    <section className={styles.shortcuts} aria-label={t`Keyboard shortcuts`}>
      <Switch isSelected={isOn} onChange={onChange}>{t`Keyboard shortcuts`}</Switch>
      <ul>
        <li>
          <kbd>J</kbd> <kbd>K</kbd> <Trans>next, previous</Trans>
        </li>
        <li>
          <kbd>A</kbd> <Trans>approve</Trans>
        </li>
        <li>
          <kbd>R</kbd> <Trans>write the reason</Trans>
        </li>
        <li>
          <kbd>Esc</kbd> <Trans>back to the list</Trans>
        </li>
      </ul>
    </section>
  )
}
