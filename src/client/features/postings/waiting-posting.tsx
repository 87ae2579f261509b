import { useNavigate } from '@tanstack/react-router'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'

/** An entry of the outbox about a vacancy or an offer. The text of a new or changed one is edited in its form. */
export function WaitingPosting({ entry }: { entry: OutboxEntry }) {
  const navigate = useNavigate({ from: '/$lang' })
  const form = formOf(entry)
  if (!form) return <WaitingEntry entry={entry} />
  const { to, id } = form
  return <WaitingEntry entry={entry} onEdit={() => navigate({ to, params: { id: `${id}` } })} />
}

const OFFER = '/$lang/cabinet/worker/user/offer/$id'
const VACANCY = '/$lang/cabinet/worker/user/vacancy/$id'

function formOf({ kind, body }: OutboxEntry) {
  switch (kind) {
    case 'offer-creation':
      return { to: OFFER, id: body.key } as const
    case 'vacancy-creation':
      return { to: VACANCY, id: body.key } as const
    case 'offer-change':
      return { to: OFFER, id: body.id } as const
    case 'vacancy-change':
      return { to: VACANCY, id: body.id } as const
    default:
      return null
  }
}
