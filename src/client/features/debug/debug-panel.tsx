import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { isLeader, subscribeLeader } from '#client/platform/device/leader.ts'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { isLive, subscribeLiveStatus } from '#client/platform/realtime/live.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { type Fact, readFacts } from './read-facts.ts'

/** The app's state on this device, for developers: in English only, without users' texts or tokens. */
export function DebugPanel() {
  const [facts, setFacts] = useState<Fact[]>([])
  const read = useCallback(() => void readFacts().then(setFacts), [])
  useEffect(read, [read])
  const isLeading = useSyncExternalStore(subscribeLeader, isLeader)
  const hasSocket = useSyncExternalStore(subscribeLiveStatus, isLive)
  const connection = useConnection()
  const queries = useQueryClient().getQueryCache().getAll().length
  const entries = useOutbox()
  return (
    <Card as="section" aria-labelledby="debug" lang="en">
      <SectionHeading id="debug" action={<Button onPress={read}>Read again</Button>}>
        Debug
      </SectionHeading>
      <DefinitionList
        items={[
          { term: 'Leader', details: isLeading ? 'this tab' : 'another tab' },
          { term: 'Connection', details: connection },
          { term: 'Socket', details: hasSocket ? 'connected' : 'not connected' },
          { term: 'Queries in memory', details: String(queries) },
          { term: 'Outbox', details: entries.map(describe).join('; ') || 'empty' },
          ...facts,
        ]}
      />
    </Card>
  )
}

const describe = ({ kind, state, lane, attempts, nextAt, error }: OutboxEntry) =>
  [
    kind,
    state,
    lane,
    `${attempts} attempts`,
    nextAt > Date.now() && `next ${new Date(nextAt).toISOString()}`,
    error?.code,
  ]
    .filter(Boolean)
    .join(', ')
