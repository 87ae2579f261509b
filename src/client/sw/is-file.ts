/** Whether a response is a file rather than a failure or a page, such as that of a captive portal. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html')
