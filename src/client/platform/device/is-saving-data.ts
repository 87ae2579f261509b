/** Whether Save-Data is on; TypeScript's library lacks the property. */
export const isSavingData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true
