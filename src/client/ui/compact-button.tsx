import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './compact-button.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface CompactButtonProps extends Omit<ButtonProps, 'icon' | 'size' | 'className'> {
  icon: IconName
}

/** A button in a row: on phones it shows its icon only, with its text for assistive technology. */
export function CompactButton({ icon, variant = 'secondary', ...props }: CompactButtonProps) {
  return (
    <Button
      {...props}
      variant={variant}
      size="small"
      className={classNames(styles.compact)}
      icon={<Icon name={icon} size={20} />}
    />
  )
}
