import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import { subscribeSession } from '#client/platform/device/session/page.ts'
import { drain } from '#client/platform/outbox/outbox.ts'
import { openOwnSeal } from '#client/platform/outbox/seal-access.ts'

/** Stores the current account's key on the device. When the session ends, unsent work is encrypted with it. */
export function watchSealKey(): void {
  subscribeSession(() => void openAndSend())
  subscribeConnection(() => {
    if (getConnection() === 'back') void openAndSend()
  })
  void openAndSend()
}

/** Decrypts the account's work and drains again: the drain that the login started could not send encrypted work. */
async function openAndSend(): Promise<void> {
  await openOwnSeal()
  await drain({ isBackOnline: true })
}
