import { createHash } from 'node:crypto'

/** The source by which a Content-Security-Policy allows an inline script or style sheet with this text (CSP 3, 2.3.1). */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
