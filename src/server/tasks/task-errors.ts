import { createOutageLog } from '#shared/outage-log.ts'

type Fields = { times: number; queue?: string }
type Log = (fields: Fields, reason: string) => void

// pg-boss adds these to the message of a failed poll.
const QUEUE = ' (Queue: '

/** Logs what pg-boss reports. While the database is away, each of the queues fails every two seconds. */
export function createTaskErrors(log: Log, now: () => number): (error: Error & { code?: string }) => void {
  const logOutage = createOutageLog<string | undefined>(
    // Of several times, the queue of the last one says nothing.
    (times, text, queue) => log({ times, ...(times === 1 && queue && { queue }) }, text),
    now,
  )
  return ({ message, code }) => {
    const [what = '', worker] = message.split(QUEUE)
    // Node's error for a host with several addresses has a code only.
    logOutage(what || (code ?? 'Background work failed'), worker?.split(',')[0])
  }
}
