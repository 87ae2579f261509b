/** What waited when a page last read the outbox with this device id, and what was lost and not dismissed. */
type Mark = { device?: string | undefined; waiting: number; lost: number }

/*
 * How much waits in an outbox, in localStorage: a browser that finds the files of IndexedDB damaged, or deletes them for
 * space, mostly keeps it. A new database has another device id. The worker has no localStorage: what it has sent since
 * the last visit is still in the mark.
 */
const keyOf = (userId: number) => `waiting_${userId}`
type WebStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
const storage = globalThis as { localStorage?: WebStorage }

/**
 * Compares an outbox that was read with its mark, and renews the mark.
 * @param device the id in this outbox; an outbox that has never had an entry has none
 * @returns how many entries were lost with an earlier database and not dismissed
 */
export function markWaiting(userId: number, device: string | undefined, waiting: number): number {
  const mark = readMark(userId)
  const lost = mark.lost + (device === mark.device ? 0 : mark.waiting)
  writeMark(userId, { device, waiting: device ? waiting : 0, lost })
  return lost
}

/** Whether something waited in an outbox, or was lost. */
export const hasMark = (userId: number): boolean => readMark(userId).waiting + readMark(userId).lost > 0

/** Dismisses what was lost. */
export const dismissLost = (userId: number): void => writeMark(userId, { ...readMark(userId), lost: 0 })

/** Call it after the outbox was deleted on purpose. */
export const deleteMark = (userId: number): void => writeMark(userId, { waiting: 0, lost: 0 })

function readMark(userId: number): Mark {
  try {
    return JSON.parse(storage.localStorage?.getItem(keyOf(userId)) ?? '')
  } catch {
    return { waiting: 0, lost: 0 }
  }
}

function writeMark(userId: number, mark: Mark): void {
  try {
    if (mark.waiting + mark.lost === 0) storage.localStorage?.removeItem(keyOf(userId))
    else storage.localStorage?.setItem(keyOf(userId), JSON.stringify(mark))
  } catch {
    // Private modes and full disks: then a loss is not noticed.
  }
}
