import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { contactFormOpen, openContactForm } from '#client/domain/contact-form-open.ts'
import { appOptionQueryOptions, contactsQueryOptions } from '#client/features/content/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { BrandMark } from '#client/ui/brand-mark.tsx'
import { Button } from '#client/ui/button.tsx'
import { preloadDialog } from '#client/ui/dialog.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { InstallButton } from './banners.tsx'
import styles from './footer.module.css'

const ContactDialog = lazy(async () => ({
  default: (await import('#client/features/content/contact-dialog.tsx')).ContactDialog,
}))

const SOCIAL = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegramChat: 'Telegram',
  whatsApp: 'WhatsApp',
  viberChat: 'Viber',
} as const

/** The footer of every page: links, contacts, and the contact form. */
export function Footer() {
  const { t } = useLingui()
  const isWriting = useSyncExternalStore(contactFormOpen.subscribe, contactFormOpen.get, () => false)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark size={26} /> <span translate="no">Jobmost</span>
          </p>
          <p className={styles.soft}>
            <Trans>Work in Germany, in your language.</Trans>
          </p>
          <Button variant="secondary" size="small" onPointerEnter={preloadDialog} onPress={openContactForm}>
            {t`Contact us`}
          </Button>
          <InstallButton />
        </div>
        <nav aria-label={t`Footer`} className={styles.links}>
          <Link from="/$lang" to="/$lang/about-company">{t`About us`}</Link>
          <Link from="/$lang" to="/$lang/faq">{t`Questions and answers`}</Link>
          {/* The commissioned labels of the menu mean the opposite to some readers: the footer says what is there. */}
          <Link from="/$lang" to="/$lang/jobs">{t`Vacancies from employers`}</Link>
          <Link from="/$lang" to="/$lang/offer">{t`Offers from job seekers`}</Link>
          <Link from="/$lang" to="/$lang/blog/{-$page}" params={{ page: '1' }}>{t`Blog`}</Link>
          <Link from="/$lang" to="/$lang/minimum-wages">{t`Minimum wages and mini-job limits`}</Link>
          <Link from="/$lang" to="/$lang" hash="newsletter">{t`Newsletter`}</Link>
          <Link from="/$lang" to="/$lang/cabinet/worker">{t`Cabinet`}</Link>
          <Link
            from="/$lang"
            to="/$lang/page/$slug"
            params={{ slug: 'privacy-policy' }}
          >{t`Privacy policy`}</Link>
          <Link from="/$lang" to="/$lang/page/$slug" params={{ slug: 'terms' }}>{t`Terms of use`}</Link>
          <Link
            from="/$lang"
            to="/$lang/page/$slug"
            params={{ slug: 'imprint' }}
          >{t`Legal notice (Impressum)`}</Link>
          <Link from="/$lang" to="/$lang/transparency">{t`Transparency report`}</Link>
          <Link
            from="/$lang"
            to="/$lang/page/$slug"
            params={{ slug: 'accessibility' }}
          >{t`Accessibility`}</Link>
        </nav>
        <Contacts />
      </div>
      {isWriting && (
        <Suspense fallback={null}>
          <ContactDialog isOpen onOpenChange={contactFormOpen.set} />
        </Suspense>
      )}
    </footer>
  )
}

function Contacts() {
  const viewer = useViewer()
  const { data: contacts } = useQuery(contactsQueryOptions(viewer))
  const { data: options } = useQuery(appOptionQueryOptions(viewer))
  return (
    <div className={styles.contacts}>
      {contacts?.map(({ id, address, phone, phone2 }) => (
        <address key={id} className={styles.address}>
          <span>{address}</span>
          {[...new Set([phone, phone2])].filter(Boolean).map((number) => (
            <a key={number} href={`tel:${number?.replace(/[^+\d]/g, '')}`}>
              {number}
            </a>
          ))}
        </address>
      ))}
      <ul className={styles.social}>
        {options &&
          (Object.keys(SOCIAL) as (keyof typeof SOCIAL)[]).map((key) =>
            options[key] ? (
              <li key={key}>
                <a href={options[key]} rel="noopener noreferrer" target="_blank">
                  {SOCIAL[key]}
                </a>
              </li>
            ) : null,
          )}
      </ul>
    </div>
  )
}
