import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import { subscribeSession } from '#client/platform/device/session/page.ts'
import { openOwnSeal } from '#client/platform/outbox/seal-access.ts'

/** Keeps the key of the current account on the device, with which an ended session locks its unsent work. */
export function keepSealOpen(): void {
  subscribeSession(() => void openOwnSeal())
  subscribeConnection(() => {
    if (getConnection() === 'back') void openOwnSeal()
  })
  void openOwnSeal()
}
