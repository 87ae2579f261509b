import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FORM_FIELD_WORDS } from '#client/domain/form-field-words.ts'
import { useConnection } from '#client/platform/api/use-connection.ts'
import type { DeviceCode, EntryError, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { fieldReasons, type WaitsFor, waitsFor } from '#client/platform/outbox/queue.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { formatTime } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { ErrorCode } from '#shared/contract/error-codes.ts'

// Reasons found by the client. All others are texts from the server.
const CLIENT_REASONS = {
  editing: msg`You opened this to edit it. Send it as it is or change it.`,
  old: msg`This has been waiting for a long time. Please read it again, then send it.`,
  job_changed: msg`The pay or the text of the job has changed since then. Please read both and send your bid again.`,
  unexpected: msg`The server could not read this. Please try again or copy your text.`,
} satisfies Record<Exclude<DeviceCode, 'network' | 'no_answer' | 'foreign'>, MessageDescriptor>
const isClientReason = (code: string): code is keyof typeof CLIENT_REASONS =>
  Object.hasOwn(CLIENT_REASONS, code)

/** The state of an outbox entry: waiting, sending, refused with a reason, or waiting for confirmation. */
export function EntryNotice({ entry }: { entry: OutboxEntry }) {
  const waits = useWaitsFor(entry)
  if (entry.state === 'failed') {
    return (
      <Notice tone="error" role="status" title={<Trans>Not sent</Trans>}>
        <Reason error={entry.error} />
        {entry.error?.code === 'already_bid' && (
          <p>
            <Trans>Your text stays here until you discard it.</Trans>
          </p>
        )}
      </Notice>
    )
  }
  if (entry.state === 'needs_confirm') {
    return (
      <Notice tone="amber" role="status" title={<Trans>Is this still correct?</Trans>}>
        <Reason error={entry.error} />
      </Notice>
    )
  }
  return (
    <Notice tone="amber" role="status">
      <WaitingWords entry={entry} waits={waits} />
    </Notice>
  )
}

/** What an entry waits for, as long as it is neither refused nor to be confirmed. */
export function useWaitsFor(entry: OutboxEntry): WaitsFor {
  const isOffline = useConnection() === 'offline'
  return waitsFor(entry, useOutbox(), { now: Date.now(), isOffline })
}

/** What an entry waits for, in words. */
export function WaitingWords({ entry, waits }: { entry: OutboxEntry; waits: WaitsFor }) {
  // It is sent each second: between two attempts the words stay, so that a screen reader does not read each change.
  const isHeld = entry.error?.code === ('measure_held' satisfies ErrorCode)
  if (isHeld && (waits === 'retry' || waits === 'nothing')) return <Reason error={entry.error} />
  switch (waits) {
    case 'connection':
      return <Trans>Waiting for connection</Trans>
    case 'earlier':
      return <Trans>Will be sent after the previous item</Trans>
    case 'undo':
      return <Trans>Will be sent in a few seconds</Trans>
    case 'retry': {
      const time = formatTime(entry.nextAt)
      if (entry.error?.code === ('no_answer' satisfies DeviceCode))
        return <Trans>Our server has not confirmed this yet. Next attempt at {time}.</Trans>
      // The server was not reached: something on the way has answered instead.
      if (entry.error?.code === ('foreign' satisfies DeviceCode))
        return <Trans>This network is blocking it. Try another network. Next attempt at {time}.</Trans>
      if (entry.error?.code === ('too_many_requests' satisfies ErrorCode))
        return (
          <>
            <Reason error={entry.error} />
            <p>
              <Trans>We will try again automatically.</Trans>
            </p>
          </>
        )
      return <Trans>The server cannot take this right now. Next attempt at {time}.</Trans>
    }
    case 'nothing':
      return <Trans>Sending</Trans>
  }
}

/** Why an entry was refused, or must be confirmed. */
export function Reason({ error }: { error: EntryError | null }) {
  const { i18n } = useLingui()
  if (!error) return null
  return (
    <>
      <p>{isClientReason(error.code) ? i18n._(CLIENT_REASONS[error.code]) : error.message}</p>
      {fieldReasons(error).map(({ field, message }) => {
        const label = FORM_FIELD_WORDS[field]
        return <p key={`${field} ${message}`}>{label ? `${i18n._(label)}: ${message}` : message}</p>
      })}
    </>
  )
}
