import type { QueryClient } from '@tanstack/react-query'
import { playSound, prepareSound } from '#client/platform/device/sound.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { totalUnread } from './events.ts'
import { roomsKey } from './keys.ts'

const SOUND = '/sounds/message.wav'
const VOLUME = 0.5
// Within this time a room that is open and visible marks its new messages as read, and they make no sound.
const PLAY_AFTER_MS = 350
const COUNT_IN_TITLE = /^\(\d+\) /

type WithBadge = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }

/** A number that can change, with listeners. */
type Count = { get: () => number; subscribe: (listener: () => void) => () => void }

/**
 * Shows the number of unread messages on the installed app's icon, and together with other notifications in the title.
 * Returns a function that stops it.
 */
export function showUnread(client: QueryClient, userId: number, otherCount: Count): () => void {
  let unread = 0
  const title = document.querySelector('title')
  const write = () => {
    const plain = document.title.replace(COUNT_IN_TITLE, '')
    const total = unread + otherCount.get()
    const withTotal = total > 0 ? `(${total}) ${plain}` : plain
    if (document.title !== withTotal) document.title = withTotal
  }
  // Each page replaces the title with its own.
  const observer = new MutationObserver(write)
  if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
  const badge = (count: number) => {
    const { setAppBadge, clearAppBadge } = navigator as WithBadge
    const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
    done?.catch(() => undefined)
  }
  const stop = followTotal(client, userId, (next) => {
    unread = next
    write()
    badge(next)
  })
  const stopOthers = otherCount.subscribe(write)
  write()
  return () => {
    stop()
    stopOthers()
    observer.disconnect()
    document.title = document.title.replace(COUNT_IN_TITLE, '')
    badge(0)
  }
}

/**
 * Plays the sound once when the number of unread messages rises. Call it in one tab only. Returns a function that stops
 * it.
 * @param play plays a sound at a volume from 0 to 1
 */
export function playSoundOnUnread(client: QueryClient, userId: number, play = playSound): () => void {
  let playedFor: number | undefined
  let total = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopPreparing = prepareSound(SOUND)
  const playIfMore = () => {
    timer = undefined
    if (playedFor !== undefined && total > playedFor) play(VOLUME)
    playedFor = total
  }
  const stop = followTotal(client, userId, (next) => {
    total = next
    // Messages that were unread when the app opened make no sound.
    playedFor ??= next
    if (total > playedFor) timer ??= setTimeout(playIfMore, PLAY_AFTER_MS)
    else if (!timer) playedFor = total
  })
  return () => {
    clearTimeout(timer)
    stop()
    stopPreparing()
  }
}

function followTotal(client: QueryClient, userId: number, onTotal: (total: number) => void): () => void {
  let last: number | undefined
  const follow = () => {
    const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId))
    const total = rooms && totalUnread(rooms)
    if (total === undefined || total === last) return
    last = total
    onTotal(total)
  }
  follow()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'rooms') follow()
  })
}
