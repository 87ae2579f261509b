import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { formatDate } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Card } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { DeletionForm, type DeletionHandler } from './deletion-form.tsx'
import { ExportForm } from './export-form.tsx'
import styles from './privacy-page.module.css'
import { ResumeButton } from './resume-button.tsx'

type Props = {
  user: CurrentUser | undefined
  /** How old the stored data of the account are. */
  age: ReactNode
  /** The version of the text that is shown; undefined while it loads. */
  currentVersion: number | undefined
  /** The text of the privacy policy. */
  policy: ReactNode
  /** The people whom the user has blocked. */
  blocked: ReactNode
  /** The reports that the user has sent. */
  reports: ReactNode
  onDeleted: DeletionHandler
}

/**
 * Shows the agreed privacy policy and the accepted terms of use, and offers the export of all data and the deletion of the
 * account.
 */
export function PrivacyPage({ user, age, currentVersion, policy, blocked, reports, onDeleted }: Props) {
  const { t } = useLingui()
  useTitle(t`Privacy`)
  return (
    <>
      <PageHeader title={t`Privacy`} />
      <AgeNote isApart>{age}</AgeNote>
      <div className={styles.sections}>
        <Section title={<Trans>Privacy policy</Trans>}>
          <Agreement user={user} currentVersion={currentVersion} />
          <details>
            <summary>
              <Trans>Read the privacy policy</Trans>
            </summary>
            {policy}
          </details>
        </Section>
        {user?.terms?.version && user.terms.accepted_at && (
          <Section title={<Trans>Terms of use</Trans>}>
            <AcceptedTerms {...versionOf(user.terms.version)} date={formatDate(user.terms.accepted_at)} />
          </Section>
        )}
        <Section title={<Trans>Your choices</Trans>}>
          <Choices role={user?.role} />
        </Section>
        {user?.role !== 'admin' && (
          <Section title={<Trans>Blocked people and companies</Trans>}>{blocked}</Section>
        )}
        <Section id="reports" title={<Trans>Your reports</Trans>}>
          {reports}
        </Section>
        <Section title={<Trans>A copy of your data</Trans>}>
          <div className={styles.words}>
            <p>
              <Trans>Everything we have stored about you, in one file.</Trans>{' '}
              {user &&
                (user.email_confirmed ? (
                  <Trans>We e-mail you about each download.</Trans>
                ) : (
                  <Trans>Once your e-mail address is confirmed, we e-mail you about each download.</Trans>
                ))}
            </p>
          </div>
          <ExportForm user={user} />
          {user?.role === 'worker' && (
            <div className={styles.resume}>
              <ResumeButton />
            </div>
          )}
        </Section>
        {user && user.role !== 'admin' && user.erase_at === null && (
          <Section title={<Trans>Delete account</Trans>}>
            <DeletionForm user={user} onDeleted={onDeleted} />
          </Section>
        )}
      </div>
    </>
  )
}

function Section({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  const headingId = useId()
  return (
    <Card as="section" id={id} padding="large" aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{title}</SectionHeading>
      {children}
    </Card>
  )
}

function Agreement({ user, currentVersion }: Pick<Props, 'user' | 'currentVersion'>) {
  const { version: agreed, accepted_at } = user?.privacy ?? {}
  if (!agreed || !accepted_at) return null
  const { slug, version } = versionOf(agreed)
  const date = formatDate(accepted_at)
  return (
    <div className={styles.words}>
      <p>
        <Trans>
          You confirmed{' '}
          <VersionLink slug={slug} version={version}>
            version {version}
          </VersionLink>{' '}
          on {date}, when you registered.
        </Trans>
      </p>
      {currentVersion !== undefined && currentVersion > Number(version) && (
        <p>
          <Trans>
            The text has changed since then: version {currentVersion} is below. It is for your information.
            You do not need to do anything.
          </Trans>
        </p>
      )}
    </div>
  )
}

function AcceptedTerms({ slug, version, date }: { slug: string; version: string; date: string }) {
  return (
    <div className={styles.words}>
      <p>
        <Trans>
          You accepted{' '}
          <VersionLink slug={slug} version={version}>
            version {version}
          </VersionLink>{' '}
          on {date}.
        </Trans>
      </p>
    </div>
  )
}

function VersionLink({ children, ...params }: { slug: string; version: string; children: ReactNode }) {
  return (
    <Link from="/$lang" to="/$lang/page/$slug/$version" params={params}>
      {children}
    </Link>
  )
}

/** The page and number of a stored version, such as "privacy-policy 1". */
function versionOf(agreed: string) {
  const [slug = '', version = ''] = agreed.split(' ')
  return { slug, version }
}

function Choices({ role }: { role: CurrentUser['role'] | undefined }) {
  return (
    <div className={styles.words}>
      <ul>
        <li>
          <Link from="/$lang" to="/$lang/cabinet/worker">
            <Trans>What others see of your profile</Trans>
          </Link>
        </li>
        <li>
          <Link from="/$lang" to="/$lang/cabinet/notifications">
            <Trans>Notifications by e-mail and push</Trans>
          </Link>
        </li>
        {role === 'worker' && (
          <li>
            <Link from="/$lang" to="/$lang/cabinet/worker/user/active-offer">
              <Trans>Whether search engines show your offers</Trans>
            </Link>
          </li>
        )}
        <li>
          <Link from="/$lang" to="/$lang/cabinet/worker/user/saved-searches">
            <Trans>Saved searches and newsletter</Trans>
          </Link>
        </li>
      </ul>
    </div>
  )
}
