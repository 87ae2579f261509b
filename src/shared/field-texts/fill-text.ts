/** Replaces each `{name}` by its value. */
export const fillText = (text: string, values: Record<string, unknown> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
