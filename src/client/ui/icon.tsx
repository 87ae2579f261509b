import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'filter'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'star'
  | 'star-filled'
  | 'chat'
  | 'user'
  | 'briefcase'
  | 'people'
  | 'pin'
  | 'clock'
  | 'euro'
  | 'globe'
  | 'sun'
  | 'moon'
  | 'contrast'
  | 'check'
  | 'cross'
  | 'warning'
  | 'info'
  | 'offline'
  | 'waiting'
  | 'send'
  | 'edit'
  | 'trash'
  | 'plus'
  | 'print'
  | 'share'
  | 'flag'
  | 'logout'
  | 'login'
  | 'shield'
  | 'bell'
  | 'home'
  | 'download'
  | 'refresh'
  | 'eye'
  | 'eye-off'
  | 'mail'
  | 'phone'
  | 'settings'
  | 'calendar'
  | 'outbox'
  | 'external'
  | 'list'
  | 'checks'
  | 'more'
  | 'copy'
  | 'block'

export interface IconProps {
  name: IconName
  /** Width in pixels at the default text size; scales with the text. */
  size?: number
  className?: string
}

/** A line icon of the sprite in the text's colour. Decorative: the text around it names it. */
export function Icon({ name, size = 24, className }: IconProps) {
  return <SpriteSymbol id={name} size={size} className={className} />
}

interface SpriteSymbolProps {
  id: string
  size: number
  className?: string | undefined
}

/** A symbol of `/icons/sprite.svg` by its id. */
export function SpriteSymbol({ id, size, className }: SpriteSymbolProps) {
  const edge = `${size / 16}rem`
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`/icons/sprite.svg#${id}`} />
    </svg>
  )
}
