import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Draft, PanelProps } from '../filters/panel-props.ts'
import { loadPanel, panelModule, readRenderedPanel } from './panel-module.ts'

// The click of a tap follows its pointerup after a short delay.
const CLICK_AFTER_MS = 50

/**
 * Keeps the server-rendered filter panel, without any code, until it is used. Then the live panel replaces it and takes
 * over its values, focus and a pressed button.
 * @param onDraft receives the values of the server-rendered form; must be a stable function
 * @returns `activate` loads the panel's code and replaces the HTML; `handlers` are for the element around it
 */
export function useRenderedPanel(kind: PanelProps['kind'], onDraft: (draft: Draft) => void) {
  const [html] = useState(() => readRenderedPanel(kind))
  const [isReady, setReady] = useState(panelModule() !== undefined)
  const column = useRef<HTMLDivElement>(null)
  const isActivating = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  const released = useRef<Promise<void>>(undefined)

  const replace = useCallback(() => {
    const form = column.current?.querySelector('form')
    const module = panelModule()
    const again: ((column: HTMLElement | null) => void)[] = []
    // Synchronously, or a press between reading the form and replacing it would be lost.
    flushSync(() => {
      if (form && module) {
        // A form rendered without counts lacks the chosen values, so reading it would drop them.
        if (form.elements.namedItem('rubrics')) onDraft(module.readForm(form))
        again.push(module.rememberFocus(form))
        if (pressed.current) again.push(module.rememberPress(form, pressed.current))
      }
      setReady(true)
    })
    for (const act of again) act(column.current)
  }, [onDraft])

  const activate = useCallback(async () => {
    if (isReady || isActivating.current) return
    isActivating.current = true
    try {
      await loadPanel()
    } catch {
      isActivating.current = false
      // The panel's code failed to load. The plain form can still be sent.
      if (pressed.current?.matches('[type=submit]')) column.current?.querySelector('form')?.submit()
      return
    }
    // The pressed element must exist until the press ends, otherwise there is no click. A press that began before
    // hydration is known to the browser only (`:active`).
    if (column.current?.querySelector(':active')) released.current ??= untilReleased()
    // Another press may begin within the delay after the first one.
    for (let press: Promise<void> | undefined; press !== released.current; ) {
      press = released.current
      await press
    }
    replace()
  }, [isReady, replace])

  useEffect(() => {
    // The pointer or the focus has come before hydration, and no event of it will come again.
    if (column.current?.matches(':hover, :focus-within')) void activate()
  }, [activate])

  const handlers = {
    onPointerEnter: activate,
    onFocus: activate,
    onPointerDown: () => {
      released.current = untilReleased()
    },
    onClick: (event: MouseEvent) => {
      pressed.current = (event.target as Element).closest('button')
      if (!pressed.current) return
      event.preventDefault()
      void activate()
    },
  }
  return { html, isReady, column, activate, handlers }
}

/** Resolves after the current press and its click. */
const untilReleased = () =>
  new Promise<void>((resolve) => {
    const release = () => setTimeout(resolve, CLICK_AFTER_MS)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true })
  })
