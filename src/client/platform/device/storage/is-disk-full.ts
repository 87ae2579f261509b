/** Whether IndexedDB refused a write because the browser's storage is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError'
