import { formatTime, twoDigits } from '#client/platform/words/format.ts'

/** An ISO time as the value of `<input type="datetime-local">`, in the device's time zone. */
export function toLocalTime(iso: string): string {
  const time = new Date(iso)
  const date = `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
  return `${date}T${formatTime(iso)}`
}

/** The value of `<input type="datetime-local">` as an ISO time; null while it is incomplete. */
export function fromLocalTime(text: string): string | null {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
