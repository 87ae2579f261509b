import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { Banners } from './banners.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

/** The frame of every page: skip link, top menu, banners, page, footer, bottom bar on phones. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink to="main">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <Header />
      <Banners />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  )
}
