import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BrandMark } from '#client/ui/brand-mark.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { CabinetMenu } from './cabinet-menu.tsx'
import { ChatBadge } from './chat-badge.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The top menu. On phones the links are in a menu; cabinet and language have their own. */
export function Header() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <span className={styles.burger}>
          <IconButton
            aria-label={t`Menu`}
            aria-expanded={isOpen}
            aria-controls="main-menu"
            icon={<Icon name={isOpen ? 'close' : 'menu'} />}
            onPress={() => setOpen(!isOpen)}
          />
        </span>
        <Link from="/$lang" to="/$lang" className={styles.brand} aria-label="Jobmost" onClick={close}>
          <BrandMark size={30} />
          <span>Jobmost</span>
        </Link>
        <nav aria-label={t`Main`} id="main-menu" className={classNames(styles.links, isOpen && styles.open)}>
          <Link
            from="/$lang"
            to="/$lang"
            activeOptions={{ exact: true, includeSearch: false }}
            className={styles.link}
            onClick={close}
          >
            {t`Home`}
          </Link>
          <Link
            from="/$lang"
            to="/$lang/jobs"
            activeOptions={{ includeSearch: false }}
            className={styles.link}
            onClick={close}
          >
            {t`Jobs on offer`}
          </Link>
          <Link
            from="/$lang"
            to="/$lang/offer"
            activeOptions={{ includeSearch: false }}
            className={styles.link}
            onClick={close}
          >
            {t`People looking for work`}
          </Link>
          <Link from="/$lang" to="/$lang/chat/my/room" className={styles.link} onClick={close}>
            <span>
              {t`My chats`}
              <ChatBadge />
            </span>
          </Link>
        </nav>
        <div className={styles.menus}>
          <ThemeButton />
          <LanguageMenu />
          <CabinetMenu />
        </div>
      </div>
    </header>
  )
}
