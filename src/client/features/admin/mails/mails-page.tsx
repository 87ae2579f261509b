import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { SHORTEST_SEARCH } from '#shared/contract/mail-states.ts'
import { CardQueuePage } from '../card-queue-page.tsx'
import { OPEN_ENTRY, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import { TextSearch } from '../text-search.tsx'
import { RetryAllButton } from './mail-button.tsx'
import { MailCard } from './mail-card.tsx'
import { NoMailServer } from './no-mail-server.tsx'
import { mailsQueryOptions } from './queries.ts'
import type { MailsSearch } from './search.ts'

type Props = { search: MailsSearch; onSearchChange: (search: MailsSearch) => void }

/** The mail log: failed mails with buttons to send or dismiss them, waiting, sent and dismissed mails. */
export function MailsPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  const query = useQuery(mailsQueryOptions(useViewer(), search))
  const { state, q } = search
  const searched = q === undefined ? {} : { q }
  return (
    <CardQueuePage
      title={t`E-mails`}
      searchForm={
        <>
          <NoMailServer />
          <TextSearch
            label={t`Recipient’s address or part of it`}
            min={SHORTEST_SEARCH}
            q={q ?? ''}
            onSearch={(part) => onSearchChange({ ...(state && { state }), ...(part && { q: part }) })}
          />
          {(state === undefined || state === 'dismissed') && <NeedsServer isButton />}
          {state === undefined && q === undefined && (query.data?.meta.total ?? 0) > 1 && <RetryAllButton />}
        </>
      }
      tabs={{
        label: t`Which e-mails`,
        states: [
          [null, t`Failed`],
          ['waiting', t`Waiting to be sent`],
          ['sent', t`Sent`],
          ['dismissed', t`Dismissed e-mails`],
        ],
        totals: (one) => query.data?.totals?.[one ?? 'failed'],
      }}
      shortcuts={[
        OPEN_ENTRY,
        ...(state === undefined || state === 'dismissed' ? [RETRY] : []),
        ...(state === undefined ? [DISMISS] : []),
      ]}
      search={search}
      query={query}
      failureTitle={t`The e-mails could not be loaded`}
      waiting={
        q === undefined
          ? {
              title: t`No failed e-mails`,
              text: t`E-mails that the mail server refuses appear here with its answer.`,
            }
          : {
              title: t`No failed e-mails to this address`,
              text: t`Waiting and sent e-mails to it are in the other lists.`,
            }
      }
      renderLink={(link, props) => (
        <Link from="/$lang" to="/$lang/admin/mails" search={{ ...link, ...searched }} {...props} />
      )}
      renderCard={(mail) => <MailCard mail={mail} />}
    />
  )
}

const RETRY: ShortcutWords[number] = ['A', <Trans key="retry">send it again</Trans>]
const DISMISS: ShortcutWords[number] = ['D', <Trans key="dismiss">dismiss it</Trans>]
