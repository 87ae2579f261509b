import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Draft, PanelProps } from '../panel/panel-props.ts'
import { countOf } from './filters.ts'
import styles from './panel.module.css'
// The drawn panel needs it before its own code has come.
import '../search/suggest-field.module.css'
import { loadPanel, panelModule, takeDrawnPanel } from './panel-module.ts'

type Props = Omit<PanelProps, 'draft' | 'onDraft'>

/**
 * The filters: a column on wide screens, a sheet on phones. The column is drawn by the server and stays as it came,
 * without any code, until somebody reaches for it; then the same panel takes its place.
 */
export function FilterRegion(props: Props) {
  const { kind, filters, onApply } = props
  const { t } = useLingui()
  const [drawn] = useState(() => takeDrawnPanel(kind))
  const [first] = useState(filters)
  const [isReady, setReady] = useState(panelModule() !== undefined)
  const [isWide, setWide] = useState(import.meta.env.SSR)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<Draft>(filters)
  const [applied, setApplied] = useState(filters)
  const column = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isReaching = useRef(false)
  // What was being done in the drawn panel, to be done again in the one that takes its place.
  const again = useRef<((column: HTMLElement | null) => void)[]>([])
  const pressed = useRef<HTMLElement>(null)
  // The address is the truth: going back there takes the choice along.
  if (applied !== filters) {
    setApplied(filters)
    setDraft(filters)
  }

  const reach = useCallback(async () => {
    if (isReady || isReaching.current) return
    isReaching.current = true
    try {
      await loadPanel()
    } catch {
      isReaching.current = false
      // The form as it stands can still be sent.
      if (pressed.current?.matches('[type=submit]')) column.current?.querySelector('form')?.submit()
      return
    }
    // Whatever a press began on must still be there when it ends.
    while (isPressed.current) await new Promise((resolve) => setTimeout(resolve, 50))
    const form = column.current?.querySelector('form')
    const module = panelModule()
    // At once: what is pressed between reading the form and replacing it would be lost.
    flushSync(() => {
      if (form && module) {
        setDraft(module.readForm(form))
        again.current.push(module.keepFocus(form))
        if (pressed.current) again.current.push(module.keepPress(form, pressed.current))
      }
      setReady(true)
    })
  }, [isReady])

  const isDrawnWhole = drawn.includes('name="rubrics"') && filters === first
  useEffect(() => {
    const media = matchMedia('(width >= 60rem)')
    const look = () => {
      setWide(media.matches)
      if (media.matches && !isDrawnWhole) void reach()
    }
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [isDrawnWhole, reach])

  useEffect(() => {
    if (isReady) for (const act of again.current.splice(0)) act(column.current)
  }, [isReady])

  const Panel = isReady || import.meta.env.SSR ? panelModule()?.FilterPanel : undefined
  const apply: PanelProps['onApply'] = (next) => {
    setOpen(false)
    setDraft(next)
    onApply(next)
  }
  const panel = Panel && <Panel {...props} draft={draft} onDraft={setDraft} onApply={apply} />
  const count = countOf(filters)
  const title = count > 0 ? t`Filters (${count})` : t`Filters`
  return (
    <Card as="section" aria-label={t`Filters`} padding="none" className={styles.region}>
      <button
        type="button"
        className={styles.summary}
        aria-haspopup="dialog"
        onTouchStart={reach}
        onClick={() => {
          void reach()
          setOpen(true)
        }}
      >
        <Icon name="filter" size={20} />
        <span>{title}</span>
        <Icon name="chevron-right" size={20} />
      </button>
      {panel && (isWide || import.meta.env.SSR) ? (
        <div
          key="live"
          ref={column}
          data-panel={import.meta.env.SSR ? kind : undefined}
          className={styles.column}
        >
          {panel}
        </div>
      ) : drawn ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the hand that comes near
        // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside turn keys into clicks themselves
        <div
          key="drawn"
          ref={column}
          data-panel={kind}
          className={styles.column}
          onPointerEnter={reach}
          onFocus={reach}
          onClick={(event) => {
            pressed.current = (event.target as Element).closest('button')
            if (!pressed.current) return
            event.preventDefault()
            void reach()
          }}
          onPointerDown={() => {
            isPressed.current = true
            const release = () => setTimeout(() => (isPressed.current = false))
            for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true })
          }}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the very HTML that stands there already
          dangerouslySetInnerHTML={{ __html: drawn }}
        />
      ) : (
        <div key="waiting" className={styles.column} aria-busy="true">
          <Skeleton lines={24} />
        </div>
      )}
      <Dialog title={t`Filters`} isOpen={isOpen} onOpenChange={setOpen} closeLabel={t`Close`}>
        <section aria-label={t`Filters`}>{panel || <Skeleton lines={16} />}</section>
      </Dialog>
    </Card>
  )
}
