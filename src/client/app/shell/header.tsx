import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { BrandMark } from '#client/ui/brand-mark.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Bell } from './bell.tsx'
import { BidsBadge } from './bids-badge.tsx'
import { CabinetMenu } from './cabinet-menu.tsx'
import { ChatBadge } from './chat-badge.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The top menu. On phones the links are in a menu; cabinet and language have their own. */
export function Header() {
  const { t } = useLingui()
  const { role } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const header = useRef<HTMLElement>(null)
  useCloseFromOutside(header, isOpen, close)
  return (
    <header ref={header} className={styles.header}>
      <Progress />
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
          <span translate="no">Jobmost</span>
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
            // The second line explains the commissioned label; the name of the link stays the label.
            aria-label={t`Jobs on offer`}
            aria-describedby="jobs-hint"
            onClick={close}
          >
            {t`Jobs on offer`}
            <small id="jobs-hint" className={styles.hint}>
              {t({ message: 'Vacancies from employers', context: 'below the menu link' })}
            </small>
          </Link>
          <Link
            from="/$lang"
            to="/$lang/offer"
            activeOptions={{ includeSearch: false }}
            className={styles.link}
            aria-label={t`People looking for work`}
            aria-describedby="people-hint"
            onClick={close}
          >
            {t`People looking for work`}
            <small id="people-hint" className={styles.hint}>
              {t({ message: 'Offers from job seekers', context: 'below the menu link' })}
            </small>
          </Link>
          {role === 'boss' && <EmployerLinks onClick={close} />}
          <Link from="/$lang" to="/$lang/chat/my/room" className={styles.link} onClick={close}>
            <span>
              {t`My chats`}
              <ChatBadge />
            </span>
          </Link>
        </nav>
        <div className={styles.menus}>
          <span className={styles.bell}>
            <Bell />
          </span>
          <ThemeButton />
          <LanguageMenu />
          <CabinetMenu />
        </div>
      </div>
    </header>
  )
}

/** An employer's own lists. */
function EmployerLinks({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <Link
        from="/$lang"
        to="/$lang/cabinet/worker/user/active-vacancy"
        activeOptions={{ includeSearch: false }}
        className={classNames(styles.link, styles.own)}
        onClick={onClick}
      >
        {t`My vacancies`}
      </Link>
      <Link
        from="/$lang"
        to="/$lang/cabinet/worker/bids"
        activeOptions={{ includeSearch: false }}
        className={classNames(styles.link, styles.own)}
        onClick={onClick}
      >
        <span>
          {t({ message: 'Bids', context: 'short' })}
          <BidsBadge className={styles.badge} />
        </span>
      </Link>
    </>
  )
}

/** Shows that the next page is loading. */
function Progress() {
  const { t } = useLingui()
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  if (!isPending) return null
  return <div role="progressbar" aria-label={t`Loading the page`} className={styles.progress} />
}

/** Closes the menu by Escape (the focus returns to its button), and by a press or focus outside. */
function useCloseFromOutside(header: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const byKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      header.current?.querySelector<HTMLElement>('[aria-controls="main-menu"]')?.focus()
    }
    const closeFromOutside = ({ target }: Event) => {
      if (!header.current?.contains(target as Node)) close()
    }
    document.addEventListener('keydown', byKey)
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('keydown', byKey)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [header, isOpen, close])
}
