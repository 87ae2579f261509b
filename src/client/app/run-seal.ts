import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import { subscribeSession } from '#client/platform/device/session/page.ts'
import { openOwnSeal } from '#client/platform/outbox/seal-access.ts'

/** Stores the current account's key on the device. When the session ends, unsent work is encrypted with it. */
export function watchSealKey(): void {
  subscribeSession(() => void openOwnSeal())
  subscribeConnection(() => {
    if (getConnection() === 'back') void openOwnSeal()
  })
  void openOwnSeal()
}
