import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import styles from './star.module.css'

type Props = { label: string; isPressed: boolean; isDisabled?: boolean; onPress: () => void }

/**
 * The toggle button of a favourite. Not React Aria's, of which a list of twenty would be drawn twice before the page of
 * a phone can be used: each looks after hydration whether it was drawn on a server.
 */
export function Star({ label, isPressed, isDisabled, onPress }: Props) {
  return (
    <button
      type="button"
      className={iconButtonClass(styles.star)}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={isPressed ? 'star-filled' : 'star'} />
    </button>
  )
}
