import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CardQueuePage } from '../card-queue-page.tsx'
import { INSERT_TEXT, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import type { QueueLink } from '../queue-link.ts'
import { useWaitingDecisions } from '../use-waiting-decisions.ts'
import { MessageCard } from './message-card.tsx'
import { contactMessagesQueryOptions } from './queries.ts'
import type { MessagesSearch } from './search.ts'

/** The messages of the contact form: open ones (oldest first), answered ones, those that need no answer, and spam. */
export function MessagesPage({ search }: { search: MessagesSearch }) {
  const { t } = useLingui()
  const query = useQuery(
    contactMessagesQueryOptions(useViewer(), search.state ?? 'open', search.page ?? 1, search.only),
  )
  const moved = useWaitingDecisions('contact-state')
  const answered = useWaitingDecisions('contact-reply')
  // A reply moves only an open message to another list.
  const decided = (search.state ?? 'open') === 'open' ? [...moved, ...answered] : moved
  return (
    <CardQueuePage
      title={t`Messages`}
      tabs={{
        label: t`Which messages`,
        states: [
          [null, t`Open`],
          ['answered', t`Answered`],
          ['done', t`No answer needed`],
          ['spam', t`Spam`],
        ],
      }}
      shortcuts={shortcutsIn(search.state)}
      search={search}
      query={query}
      decided={decided}
      failureTitle={t`The messages could not be loaded`}
      waiting={{
        title: t`No messages to answer`,
        text: t`New messages appear here automatically within a minute.`,
      }}
      renderLink={renderLink}
      renderCard={(message, onLeave) => <MessageCard message={message} onLeave={onLeave} />}
    />
  )
}

const SETTLE: ShortcutWords[number] = ['E', <Trans key="settle">done without an answer</Trans>]
const OPEN_AGAIN: ShortcutWords[number] = ['E', <Trans key="open">open it again</Trans>]

const SHORTCUTS: ShortcutWords = [
  ['R', <Trans key="reply">write the reply</Trans>],
  INSERT_TEXT,
  ['Ctrl+Enter', <Trans key="send">send the reply</Trans>],
  ['D', <Trans key="spam">move to spam</Trans>],
  ['Esc', <Trans key="back">back to the list</Trans>],
]

function shortcutsIn(state: MessagesSearch['state']): ShortcutWords {
  if (state === 'spam') return []
  if (state === 'done') return [OPEN_AGAIN]
  return state ? SHORTCUTS : [SETTLE, ...SHORTCUTS]
}

const renderLink: QueueLink<NonNullable<MessagesSearch['state']>> = (search, props) => (
  <Link from="/$lang" to="/$lang/admin/messages" search={search} {...props} />
)
