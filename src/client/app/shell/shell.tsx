import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Banners } from './banners.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

/** The frame of every page: skip link, top menu, banners, page, footer, bottom bar on phones. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
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
