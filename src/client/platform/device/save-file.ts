import { MINUTE_MS } from '#shared/durations.ts'

/** Saves a text as a file on the device. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, because some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
