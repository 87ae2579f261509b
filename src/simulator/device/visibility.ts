import type { Scheduler } from '../world/scheduler.ts'
import type { Tab } from './tab.ts'

/** Shows or hides a tab. Its page hears of it after `ms`; the event bubbles to the window. */
export function setVisible(scheduler: Scheduler, tab: Tab, isVisible: boolean, ms: number): void {
  tab.document.hidden = !isVisible
  tab.document.visibilityState = isVisible ? 'visible' : 'hidden'
  scheduler.after(ms, tab, () => {
    for (const target of [tab.document, tab.window]) target.dispatchEvent(new Event('visibilitychange'))
  })
}
