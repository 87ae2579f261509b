import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { countOf, type Filters, formatFilters } from '../filters/filters.ts'
import type { Draft, PanelProps } from '../filters/panel-props.ts'
import styles from './panel.module.css'
// The server-rendered panel needs this style sheet before the panel's code is loaded.
import '../search/suggest-field.module.css'
import type { KeywordBarProps } from './keyword-bar.tsx'
import { panelModule } from './panel-module.ts'
import { useRenderedPanel } from './use-rendered-panel.ts'

const WIDE = '(width >= 60rem)'

type Props = Omit<PanelProps, 'draft' | 'onDraft' | 'hasOwnKeyword'> & {
  /** The keyword above the list, unless the page has its own keyword field. */
  KeywordBar: ComponentType<KeywordBarProps> | undefined
}

/**
 * The filters: a column on wide screens, a sheet on phones, with the keyword above its button. The server renders the column;
 * its code loads on first use.
 */
export function FilterRegion({ KeywordBar, ...props }: Props) {
  const { kind, filters, onApply } = props
  const { t } = useLingui()
  const [first] = useState(filters)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<Draft>(filters)
  const [applied, setApplied] = useState(filters)
  const rendered = useRenderedPanel(
    kind,
    useCallback(
      (read: Draft) =>
        setDraft((now) => {
          // The rendered form has the first filters. One that was removed since would come back.
          if (addressOf({ ...now, q: first.q }) !== addressOf(first)) return now
          // A keyword typed above the button is newer than that of the rendered form.
          return now.q === first.q ? read : { ...read, q: now.q || undefined }
        }),
      [first],
    ),
  )
  const hasCounts = String(rendered.html).includes('name="rubrics"')
  const isWide = useWide(rendered.activate, hasCounts && filters === first)
  // The address is the source of truth: going back also resets the draft.
  if (applied !== filters) {
    setApplied(filters)
    setDraft(filters)
  }

  const Panel = rendered.isReady || import.meta.env.SSR ? panelModule()?.FilterPanel : undefined
  const apply: PanelProps['onApply'] = (next) => {
    setOpen(false)
    setDraft(next)
    onApply(next)
  }
  const panel = Panel && (
    <Panel {...props} hasOwnKeyword={!KeywordBar} draft={draft} onDraft={setDraft} onApply={apply} />
  )
  const count = countOf(filters)
  const title = count > 0 ? t`Filters (${count})` : t`Filters`
  const columnProps = { ref: rendered.column, className: styles.column }
  return (
    <Card as="section" aria-label={t`Filters`} padding="none" className={styles.region}>
      {KeywordBar && (
        <KeywordBar
          kind={kind}
          filters={filters}
          onApply={apply}
          value={draft.q ?? ''}
          onChange={(q) => setDraft({ ...draft, q })}
        />
      )}
      <button
        type="button"
        className={styles.summary}
        aria-haspopup="dialog"
        onTouchStart={rendered.activate}
        onClick={() => {
          void rendered.activate()
          setOpen(true)
        }}
      >
        <Icon name="filter" size={20} />
        <span>{title}</span>
        <Icon name="chevron-right" size={20} />
      </button>
      {panel && (isWide || import.meta.env.SSR) ? (
        <div key="live" {...columnProps} data-panel={import.meta.env.SSR ? kind : undefined}>
          {panel}
        </div>
      ) : rendered.html ? (
        <div
          key="rendered"
          {...columnProps}
          {...rendered.handlers}
          data-panel={kind}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server rendered here
          dangerouslySetInnerHTML={{ __html: rendered.html }}
        />
      ) : (
        <div key="waiting" className={styles.column} aria-busy="true" data-wide-only>
          <Skeleton lines={24} />
        </div>
      )}
      <Dialog title={t`Filters`} isOpen={isOpen} onOpenChange={setOpen} closeLabel={t`Close`}>
        <section aria-label={t`Filters`}>{panel || <Skeleton lines={16} />}</section>
      </Dialog>
    </Card>
  )
}

const addressOf = (filters: Filters) => JSON.stringify(formatFilters(filters))

/** Whether the filters are a column. A column loads the panel's code at once, unless the server has rendered it. */
function useWide(activate: () => Promise<void>, isRendered: boolean): boolean {
  // Computed at the first render, because a press that is repeated on the live panel needs the column at once.
  const [isWide, setWide] = useState(() => import.meta.env.SSR || matchMedia(WIDE).matches)
  useEffect(() => {
    const media = matchMedia(WIDE)
    const update = () => {
      setWide(media.matches)
      if (media.matches && !isRendered) void activate()
    }
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [isRendered, activate])
  return isWide
}
