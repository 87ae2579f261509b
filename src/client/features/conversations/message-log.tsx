import { Trans, useLingui } from '@lingui/react/macro'
import { defaultRangeExtractor, type ReactVirtualizer, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNow } from '#client/platform/words/clock.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { daysAgo, formatDay } from './format-times.ts'
import styles from './message-log.module.css'
import type { TimelineItem } from './timeline.ts'
import { indexOf, useMessageFocus, useMessagePlace } from './use-message-focus.ts'

type MessageItem = Exclude<TimelineItem, { type: 'day' | 'unread' }>
type Log = ReactVirtualizer<HTMLDivElement, HTMLDivElement>
type Props = {
  items: readonly TimelineItem[]
  /** `isCurrent`: the keyboard is at this message. */
  renderMessage: (item: MessageItem, isCurrent: boolean) => ReactNode
  /** Called while the beginning of what is known is near. */
  onEarlier?: (() => void) | undefined
  /** Shown above the first message: that there are more, or that this is the beginning. */
  head: ReactNode
  /** Nothing newer is being asked for: it is known which messages were not read. */
  isCurrent: boolean
  /** There was nothing when it was opened: what comes is followed from the first on. */
  wasEmpty: boolean
  /** The newest message that came before somebody's eyes. */
  onSeen: (seq: number) => void
  /** Leads back to the field. */
  onLeave: () => void
}

const NEAR_THE_TOP = 6
const PLACED_AFTER_MS = 200
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const AT_END_PX = 100
const LOOK_AFTER_MS = 100
const LINE_PX = 23
const DAY_PX = 52
const BUBBLE_PX = { all: 37, first: 46 }
const CHARACTER_PX = 10
const LINE_CHARACTERS = 52

/**
 * The messages, of which only those in view are drawn. What comes above or changes its height moves nothing that is
 * being read; what comes below is followed by whoever is at the end.
 */
export function MessageLog(props: Props) {
  const { items, isCurrent, wasEmpty, renderMessage, onEarlier, head, onSeen, onLeave } = props
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const at = useMessagePlace()
  const [isPlaced, setPlaced] = useState(false)
  const current = indexOf(items, at.place)
  // What has the focus stays drawn, wherever one scrolls.
  const rangeExtractor = useCallback(
    (range: Parameters<typeof defaultRangeExtractor>[0]) => withOne(defaultRangeExtractor(range), current),
    [current],
  )
  // Another function would have all messages measured anew.
  const keyOf = useCallback((index: number) => items[index]?.key ?? index, [items])
  // Asked for all that follow with each row that turns out to be higher or lower.
  const sizes = useMemo(() => estimate(items), [items])
  const log: Log = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: (index) => sizes[index] ?? DAY_PX,
    overscan: 8,
    rangeExtractor,
    anchorTo: 'end',
    // Before it stands where it begins, what comes is perhaps unread.
    followOnAppend: isPlaced || wasEmpty,
    scrollEndThreshold: AT_END_PX,
    // What is already drawn scrolls by itself: the next rows may come a frame later, and hold up none.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useStartWhereUnread({ log, items, isCurrent, scroller, isPlaced, onPlaced: setPlaced })
  useOwnInView(log, items)
  useStayAtEnd(log, scroller, isPlaced)
  const handlers = useMessageFocus({ ...at, log, scroller, items, onLeave })
  const { startIndex, endIndex } = log.range ?? { startIndex: 0, endIndex: -1 }
  const seen = lastSeq(items, endIndex)
  useEffect(() => {
    if (isPlaced) onSeen(seen)
  }, [isPlaced, seen, onSeen])
  const isNearTop = isPlaced && startIndex < NEAR_THE_TOP
  const firstKey = items[1]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new first message it is asked anew
  useEffect(() => {
    if (isNearTop) onEarlier?.()
  }, [isNearTop, firstKey, onEarlier])
  const isBehind = endIndex >= 0 && endIndex < items.length - 2
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={current < 0 ? 0 : -1}
        {...handlers}
        role="log"
        aria-live="off"
        aria-label={t`Messages`}
      >
        <div className={styles.head}>{head}</div>
        <div ref={log.containerRef} className={styles.items}>
          {log.getVirtualItems().map(({ key, index }) => {
            const item = items[index]
            return (
              item && (
                <div key={key} ref={log.measureElement} data-index={index} className={styles.item}>
                  {item.type === 'day' ? (
                    <Day iso={item.iso} />
                  ) : item.type === 'unread' ? (
                    <p className={classNames(styles.separator, styles.unread)}>
                      <span>
                        <Trans>New messages</Trans>
                      </span>
                    </p>
                  ) : (
                    renderMessage(item, index === current)
                  )}
                </div>
              )
            )
          })}
        </div>
      </div>
      {isBehind && (
        <IconButton
          keepsFocus
          aria-label={t`Go to the newest message`}
          icon={<Icon name="chevron-down" />}
          outlined
          className={classNames(styles.jump)}
          onPress={() => log.scrollToEnd()}
        />
      )}
    </div>
  )
}

function Day({ iso }: { iso: string }) {
  const now = useNow()
  const days = daysAgo(iso, now)
  return (
    <p className={styles.separator}>
      <span>
        {days === 0 ? <Trans>Today</Trans> : days === 1 ? <Trans>Yesterday</Trans> : formatDay(iso, now)}
      </span>
    </p>
  )
}

type Start = Pick<Props, 'items' | 'isCurrent'> & {
  log: Log
  scroller: RefObject<HTMLDivElement | null>
  isPlaced: boolean
  onPlaced: (isPlaced: boolean) => void
}

/**
 * Opens at the first unread message, else at the end; says when it stands there. What the device had may lack what is
 * unread: when that comes, the log goes there, unless somebody has begun to read.
 */
function useStartWhereUnread({ log, items, isCurrent, scroller, isPlaced, onPlaced }: Start): void {
  const isTouched = useRef(false)
  const hasItems = items.length > 0
  const isWaiting = hasItems && !isPlaced
  useEffect(() => {
    const element = scroller.current
    if (!isWaiting || !element) return
    const touch = () => {
      isTouched.current = true
    }
    for (const gesture of GESTURES) element.addEventListener(gesture, touch, { passive: true })
    return () => {
      for (const gesture of GESTURES) element.removeEventListener(gesture, touch)
    }
  }, [isWaiting, scroller])
  const unread = isWaiting ? items.findIndex(({ type }) => type === 'unread') : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first messages there are, and once they are all
  useLayoutEffect(() => {
    if (!isWaiting) return
    if (!isTouched.current) {
      if (unread > 0) log.scrollToIndex(unread, { align: 'start' })
      else log.scrollToEnd()
    }
    if (!isCurrent && !isTouched.current) return
    // Heights are known once it has been drawn there.
    const timer = setTimeout(() => onPlaced(true), PLACED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isCurrent, unread > 0])
}

/** What one has just written comes into view, wherever one was reading. */
function useOwnInView(log: Log, items: readonly TimelineItem[]): void {
  const last = items.at(-1)
  const waitingKey = last?.type === 'waiting' ? last.key : null
  useEffect(() => {
    if (waitingKey) log.scrollToEnd()
  }, [waitingKey, log])
}

/** The keyboard of a phone, or a growing text field, takes from above, not from the newest message. */
function useStayAtEnd(log: Log, scroller: RefObject<HTMLDivElement | null>, isPlaced: boolean): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || !isPlaced) return
    let isAtEnd = log.isAtEnd(AT_END_PX)
    let height = element.clientHeight
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      // A change of height scrolls too: that is not somebody's reading.
      if (element.clientHeight === height) isAtEnd = log.isAtEnd(AT_END_PX)
    }
    // Looking has the browser lay everything out: not while it is being scrolled.
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(look, LOOK_AFTER_MS)
    }
    const observer = new ResizeObserver(() => {
      if (element.clientHeight !== height && isAtEnd) log.scrollToEnd()
      height = element.clientHeight
    })
    element.addEventListener('scroll', follow, { passive: true })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [log, scroller, isPlaced])
}

/** The indexes in order, this one among them. */
function withOne(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b)
}

function lastSeq(items: readonly TimelineItem[], endIndex: number): number {
  for (let index = Math.min(endIndex, items.length - 1); index >= 0; index -= 1) {
    const item = items[index]
    if (item?.type === 'message') return item.message.seq
  }
  return 0
}

/** How high rows will be, about: the nearer, the less has to be put right while they are scrolled into sight. */
function estimate(items: readonly TimelineItem[]): number[] {
  // A bubble takes four fifths of a phone, and of a wide screen no more than so many letters.
  const characters = Math.min(LINE_CHARACTERS, Math.max(1, (innerWidth * 0.82 - 50) / CHARACTER_PX))
  return items.map((item) => {
    if (item.type === 'day' || item.type === 'unread') return DAY_PX
    const { length } = item.type === 'message' ? item.message.text : item.entry.body.text
    const lines = Math.min(14, Math.ceil(length / characters))
    return BUBBLE_PX[item.isFirst ? 'first' : 'all'] + LINE_PX * lines
  })
}
