import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request wants a page. Browsers accept text/html; programs that accept anything get the page, too. */
export const acceptsHtml = ({ accept = '*/*' }: IncomingHttpHeaders): boolean =>
  /text\/html|\*\/\*/.test(accept)
