import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CardQueuePage } from '../card-queue-page.tsx'
import { OPEN_ENTRY, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import type { QueueLink } from '../queue-link.ts'
import { MailCard } from './mail-card.tsx'
import { mailsQueryOptions } from './queries.ts'
import type { MailsSearch } from './search.ts'

/** The mail log: failed mails with the button that sends them again, waiting mails, and sent ones. */
export function MailsPage({ search }: { search: MailsSearch }) {
  const { t } = useLingui()
  const query = useQuery(mailsQueryOptions(useViewer(), search.state ?? 'failed', search.page ?? 1))
  return (
    <CardQueuePage
      title={t`E-mails`}
      tabs={{
        label: t`Which e-mails`,
        states: [
          [null, t`Failed`],
          ['waiting', t`Waiting to be sent`],
          ['sent', t`Sent`],
        ],
      }}
      shortcuts={search.state ? [OPEN_ENTRY] : [OPEN_ENTRY, RETRY]}
      search={search}
      query={query}
      failureTitle={t`The e-mails could not be loaded`}
      waiting={{
        title: t`No failed e-mails`,
        text: t`E-mails that the mail server refuses appear here with its answer.`,
      }}
      renderLink={renderLink}
      renderCard={(mail) => <MailCard mail={mail} />}
    />
  )
}

const RETRY: ShortcutWords[number] = ['A', <Trans key="retry">send it again</Trans>]

const renderLink: QueueLink<NonNullable<MailsSearch['state']>> = (search, props) => (
  <Link from="/$lang" to="/$lang/admin/mails" search={search} {...props} />
)
