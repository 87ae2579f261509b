import { useLingui } from '@lingui/react/macro'
import { useTheme } from '#client/platform/device/use-theme.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'

/** Switches between light and dark; the default is the system's theme. */
export function ThemeButton() {
  const { t } = useLingui()
  const [theme, setTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      aria-label={other === 'dark' ? t`Dark mode` : t`Light mode`}
      icon={<Icon name={other === 'dark' ? 'moon' : 'sun'} />}
      onPress={() => setTheme(other)}
    />
  )
}
