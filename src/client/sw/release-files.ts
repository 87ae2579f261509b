/** Whether a response is a file rather than a failure or a page, such as that of a captive portal. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html')

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/

/** The path of the script that a shell starts; undefined for any other page. */
export const entryOf = (html: string): string | undefined => ENTRY.exec(html)?.[1]

/** Whether a page is the shell of a release: it starts a script that is one of the release's `files`, which are paths. */
export function isShellOf(files: readonly string[], html: string): boolean {
  const entry = entryOf(html)
  return entry !== undefined && files.includes(entry)
}
