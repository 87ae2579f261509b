import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { formatDate } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PageSchema } from '#shared/contract/content.ts'
import styles from './content.module.css'

type Props = { page: z.infer<typeof PageSchema> }

/**
 * Says of a page that it does not apply yet, or no longer, or that another version will replace it, with a link to the other
 * text.
 */
export function VersionNote({ page: { slug, in_force_on, in_force, coming } }: Props) {
  const day = in_force_on && formatDate(in_force_on)
  const next = coming && { day: formatDate(coming.in_force_on), version: `${coming.version}` }
  return (
    <>
      {day && (
        <Notice className={styles.notice}>
          <Trans>
            This version applies from {day}. Until then, the{' '}
            <Link from="/$lang" to="/$lang/page/$slug" params={{ slug }}>
              previous version
            </Link>{' '}
            applies.
          </Trans>
        </Notice>
      )}
      {in_force && (
        <Notice className={styles.notice}>
          <Trans>
            This is an earlier version.{' '}
            <Link from="/$lang" to="/$lang/page/$slug" params={{ slug }}>
              Read the version that applies now
            </Link>
          </Trans>
        </Notice>
      )}
      {next && (
        <Notice className={styles.notice}>
          <Trans>
            A new version applies from {next.day}.{' '}
            <Link from="/$lang" to="/$lang/page/$slug/$version" params={{ slug, version: next.version }}>
              Read the new version
            </Link>
          </Trans>
        </Notice>
      )}
    </>
  )
}
