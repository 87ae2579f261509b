import { useLingui } from '@lingui/react/macro'
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
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LogItem, type RenderMessage } from './log-item.tsx'
import styles from './message-log.module.css'
import { PrintedLog } from './printed-log.tsx'
import type { TimelineItem } from './timeline.ts'
import { indexOf, useMessageFocus, useMessagePlace } from './use-message-focus.ts'

type Log = ReactVirtualizer<HTMLDivElement, HTMLDivElement>
type Props = {
  items: readonly TimelineItem[]
  renderMessage: RenderMessage
  /** Whether the room may have messages before the loaded ones. */
  hasEarlier: boolean
  /** Called while the first loaded message is near. */
  onEarlier?: (() => void) | undefined
  /** Shown above the first message: a loading state, or that the conversation begins here. */
  head: ReactNode
  /** Whether no newer messages are being fetched, so that the unread ones are known. */
  isCurrent: boolean
  /** Whether the room was empty when it was opened. The log then follows new messages from the first one. */
  wasEmpty: boolean
  /** Called with the newest seq that was visible. */
  onSeen: (seq: number) => void
  /** Moves the focus back to the message field. */
  onLeave: () => void
}

const NEAR_THE_TOP = 6
const PLACED_AFTER_MS = 200
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const AT_END_PX = 100
const CHECK_AFTER_MS = 100
const LINE_PX = 23
const DAY_PX = 52
const BUBBLE_PX = { all: 37, first: 46 }
const CHARACTER_PX = 10
const LINE_CHARACTERS = 52

/**
 * The virtualised list of messages. Content that appears above or changes height does not move what is being read. At
 * the end, the log follows new messages.
 */
export function MessageLog(props: Props) {
  const { items, isCurrent, wasEmpty, renderMessage, hasEarlier, onEarlier, head, onSeen, onLeave } = props
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const at = useMessagePlace()
  const [isPlaced, setPlaced] = useState(false)
  const current = indexOf(items, at.place)
  // Keep the focused row rendered, wherever the user scrolls.
  const rangeExtractor = useCallback(
    (range: Parameters<typeof defaultRangeExtractor>[0]) => withIndex(defaultRangeExtractor(range), current),
    [current],
  )
  // A new function would make the virtualiser measure all messages again.
  const keyOf = useCallback((index: number) => items[index]?.key ?? index, [items])
  // The virtualiser calls estimateSize for all following rows whenever a row's height differs from its estimate.
  const sizes = useMemo(() => estimate(items), [items])
  const log: Log = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: (index) => sizes[index] ?? DAY_PX,
    overscan: 8,
    rangeExtractor,
    anchorTo: 'end',
    // Until the log is at its start position, new messages may be unread.
    followOnAppend: isPlaced || wasEmpty,
    scrollEndThreshold: AT_END_PX,
    // Rendered rows scroll without React. New rows may come a frame later and must not block scrolling.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useScrollToUnread({ log, items, isCurrent, scroller, isPlaced, onPlaced: setPlaced })
  useScrollToOwn(log, items)
  useStayAtEnd(log, scroller, isPlaced)
  const handlers = useMessageFocus({ ...at, log, scroller, items, onLeave })
  const { startIndex, endIndex } = log.range ?? { startIndex: 0, endIndex: -1 }
  const seen = lastSeq(items, endIndex)
  useEffect(() => {
    if (isPlaced) onSeen(seen)
  }, [isPlaced, seen, onSeen])
  const isNearTop = isPlaced && startIndex < NEAR_THE_TOP
  const firstKey = items[1]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first message requires another check
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
                  <LogItem item={item} isCurrent={index === current} renderMessage={renderMessage} />
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
      <PrintedLog items={items} renderMessage={renderMessage} hasEarlier={hasEarlier} />
    </div>
  )
}

type Start = Pick<Props, 'items' | 'isCurrent'> & {
  log: Log
  scroller: RefObject<HTMLDivElement | null>
  isPlaced: boolean
  onPlaced: (isPlaced: boolean) => void
}

/**
 * Opens at the first unread message, else at the end, and calls `onPlaced` there. The stored messages may lack unread
 * ones: when those arrive, the log scrolls to them, unless the user has started to read.
 */
function useScrollToUnread({ log, items, isCurrent, scroller, isPlaced, onPlaced }: Start): void {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with the first messages, when all are loaded, and when the mark moves
  useLayoutEffect(() => {
    if (!isWaiting) return
    if (!isTouched.current) {
      if (unread > 0) log.scrollToIndex(unread, { align: 'start' })
      else log.scrollToEnd()
    }
    if (!isCurrent && !isTouched.current) return
    // Row heights are known only after rendering.
    const timer = setTimeout(() => onPlaced(true), PLACED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isCurrent, unread])
}

/** Scrolls a message that the user has just written into view. */
function useScrollToOwn(log: Log, items: readonly TimelineItem[]): void {
  const last = items.at(-1)
  const waitingKey = last?.type === 'waiting' ? last.key : null
  useEffect(() => {
    if (waitingKey) log.scrollToEnd()
  }, [waitingKey, log])
}

/** Keeps the newest message visible when a phone's keyboard or a growing text field shrinks the log. */
function useStayAtEnd(log: Log, scroller: RefObject<HTMLDivElement | null>, isPlaced: boolean): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || !isPlaced) return
    let isAtEnd = log.isAtEnd(AT_END_PX)
    let height = element.clientHeight
    let timer: ReturnType<typeof setTimeout> | undefined
    const checkAtEnd = () => {
      // A change of height also fires scroll events, which are not the user's.
      if (element.clientHeight === height) isAtEnd = log.isAtEnd(AT_END_PX)
    }
    // Reading the scroll position forces layout, so wait until scrolling has paused.
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(checkAtEnd, CHECK_AFTER_MS)
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

/** Adds an index to a sorted list of indexes. */
function withIndex(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b)
}

function lastSeq(items: readonly TimelineItem[], endIndex: number): number {
  for (let index = Math.min(endIndex, items.length - 1); index >= 0; index -= 1) {
    const item = items[index]
    if (item?.type === 'message') return item.message.seq
  }
  return 0
}

/** Estimates row heights. Better estimates mean fewer corrections while rows scroll into view. */
function estimate(items: readonly TimelineItem[]): number[] {
  // A bubble is as wide as four fifths of a phone's screen; on a wide screen its line length is limited.
  const characters = Math.min(LINE_CHARACTERS, Math.max(1, (innerWidth * 0.82 - 50) / CHARACTER_PX))
  return items.map((item) => {
    if (item.type === 'day' || item.type === 'unread') return DAY_PX
    const { length } = item.type === 'message' ? item.message.text : item.entry.body.text
    const lines = Math.min(14, Math.ceil(length / characters))
    return BUBBLE_PX[item.isFirst ? 'first' : 'all'] + LINE_PX * lines
  })
}
