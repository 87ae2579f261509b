import { escapeHtml } from '#shared/escape-html.ts'
import { workerSession } from '../platform/device/session/worker.ts'
import { readLanguage } from '../platform/push/push-store.ts'
import { frameKey, isShowable, type Snapshot, snapshotKey } from '../platform/snapshots/snapshot.ts'
import { readSnapshot, readStoredTheme } from '../platform/snapshots/snapshot-store.ts'
import { entryOf } from './release-files.ts'

// Waiting longer for the database would take more time than the snapshot saves.
const READ_WITHIN_MS = 400
const SHEET = /<link rel="stylesheet"[^>]*>/

/**
 * The shell with the last snapshot of this address for this account, else with menus and footer. Returns the shell alone
 * when nothing fits the release and the theme, or when the storage does not answer in time.
 */
export async function startPage(shell: Response, address: URL): Promise<Response> {
  const [html, found] = await Promise.all([
    shell.clone().text(),
    Promise.race([findSnapshot(address).catch(() => null), after(READ_WITHIN_MS)]),
  ])
  const build = entryOf(html)
  if (!found || !build || !isShowable(found.snapshot, { build, theme: found.theme }, Date.now())) return shell
  const nonce = crypto.randomUUID()
  const headers = new Headers(shell.headers)
  // A nonce, because the policy's hashes do not include these style sheets.
  const policy = headers.get('content-security-policy')
  if (policy)
    headers.set('content-security-policy', policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`))
  headers.delete('content-length')
  return new Response(splice(html, found, nonce), { headers })
}

type Found = { snapshot: Snapshot; userId: number | null; theme: string | null }

async function findSnapshot(address: URL): Promise<Found | null> {
  const [session, theme, key] = await Promise.all([workerSession.load(), readStoredTheme(), keyOf(address)])
  const userId = session?.userId ?? null
  const snapshot =
    (await readSnapshot(userId, key)) ?? (await readSnapshot(userId, frameKey(languageOf(key))))
  return snapshot ? { snapshot, userId, theme } : null
}

/** The address `/` opens the home page in the language last used. */
async function keyOf(address: URL): Promise<string> {
  if (address.pathname !== '/') return snapshotKey(address)
  const language = await readLanguage()
  return language ? `/${language}` : '/'
}

const languageOf = (key: string): string => key.split(/[/?]/)[1] ?? ''

function splice(html: string, { snapshot, userId }: Found, nonce: string): string {
  const { language, theme, title, styles, ownStyles, files, isFrame } = snapshot
  const frame = isFrame ? ' data-frame' : ''
  // A font that arrives after the first layout lays out all text again. Scripts would be found one after the other.
  const fonts = files.fonts.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`,
  )
  const scripts = files.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`)
  // After the first paint, as in pages of the server (main.ts).
  const later = `<template id="after-paint">${scripts.join('')}</template>`
  // The disabled link makes Vite's preload function treat the sheet as loaded, as in pages of the server.
  const sheets: string[] = styles.map(
    ([address, text]) =>
      `<style nonce="${nonce}">${text}</style><link rel="stylesheet" crossorigin href="${address}" disabled>`,
  )
  sheets.push(
    `<style nonce="${nonce}">[data-snapshot]{display:contents}[data-frame-page]{min-block-size:100vh}${ownStyles}</style>`,
  )
  return html
    .replace(
      '<html lang="en">',
      () => `<html lang="${language}"${theme ? ` data-theme="${escapeHtml(theme)}"` : ''}>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(SHEET, () => [...fonts, ...sheets, later].join(''))
    .replace(
      '<div id="root"><!--shell-->',
      () => `<div id="root"><div data-snapshot="${userId ?? ''}"${frame}>${snapshot.html}</div>`,
    )
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
