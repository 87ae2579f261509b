import { isAmong } from './existing-paths.ts'
import { sharedChunk } from './shared-chunks.ts'

// Modules for every page go into a few files instead of forty: libraries, which change with their releases, and our
// frame. Modules that load on a tap or belong to one page are not grouped. React has its own file, so that a slow phone
// can yield to the main thread between React and the rest (client/main.ts).
const from = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`)

const REACT = from('node_modules', ['react/', 'react-dom/', 'scheduler/', 'use-sync-external-store/'])
const LIBRARIES = from('node_modules', ['@tanstack/', '@lingui/', 'idb-keyval/', 'clsx/'])
// Only for pages of signed-in people and for parts that load on a tap.
const LAZY_LIBRARIES = from('node_modules/@tanstack', [
  'query-core/build/modern/queriesObserver.js',
  'react-query/build/modern/useMutationState.js',
  'react-query/build/modern/useQueries.js',
  'react-router/dist/esm/useBlocker.js',
  'react-virtual/',
  'virtual-core/',
])

// Runs before the first paint: it must not import anything else.
const FIRST = from('src/client', [
  'platform/device/theme.ts',
  'platform/first-paint/early-input.ts',
  'platform/first-paint/early-scroll.ts',
  'platform/first-paint/yield-to-main.ts',
  'platform/snapshots/shown-snapshot.ts',
  'platform/device/session/stored-token.ts',
  'platform/device/session/token.ts',
  'ui/base.css',
  'ui/tokens.css',
  'ui/fonts.css',
])

// Requests and their validation. A server-rendered page carries its answers, so these load with the first request.
const OWN_CALLS = from('src/client/platform', [
  'api/call-as-user.ts',
  'api/end-session.ts',
  'api/http.ts',
  'api/known-items.ts',
  'api/parse.ts',
  'api/refresh-token.ts',
  'api/request.ts',
  'device/locks/deadline.ts',
])
const CALLS = ['node_modules/ky/', 'node_modules/zod/', 'src/shared/contract/conventions.ts', ...OWN_CALLS]

// What most pages show. A file of domain or ui that is missing here is loaded with the first module that imports it.
const FRAME = [
  ...from('src/client', ['app/', 'platform/']),
  ...from('src/client/domain', [
    'contact-form-open.ts',
    'favourite-slot.tsx',
    'not-found.tsx',
    'use-too-long.ts',
  ]),
  ...from('src/client/ui', [
    'age-note.tsx',
    'brand-mark.tsx',
    'button.tsx',
    'card.tsx',
    'class-names.ts',
    'count-badge.tsx',
    'dialog.tsx',
    'empty-state.tsx',
    'field-error.tsx',
    'icon-button.tsx',
    'icon.tsx',
    'lazy.ts',
    'locale-context.ts',
    'menu.tsx',
    'notice.tsx',
    'page-header.tsx',
    'query-failure.tsx',
    'section-heading.tsx',
    'skeleton.tsx',
    'toast-store.ts',
    'toast.tsx',
    'use-lazy-dialog.ts',
  ]),
]
// Not grouped: files only for signed-in users, loaded on a tap, or of one page.
const NOT_FRAME = [
  ...OWN_CALLS,
  ...from('src/client/platform', ['outbox/', 'realtime/', 'push/', 'forms/']),
  ...from('src/client/platform/snapshots', [
    'build-of-page.ts',
    'leave-only-frame.ts',
    'move-styles.ts',
    'store-snapshots.ts',
    'snapshot-store.ts',
    'snapshot.ts',
    'take-snapshot.ts',
  ]),
  ...from('src/client/platform/device', [
    'sound.ts',
    'drafts.ts',
    'request-idle.ts',
    'save-file.ts',
    'shrink-photo.ts',
  ]),
  ...from('src/client/platform/words', ['days-ago.ts', 'format-month.ts', 'format-phone.ts']),
  ...from('src/client/app', [
    'fetch-if-older.ts',
    'prefetch-own.ts',
    'prefetch-pages.ts',
    'react.ts',
    'replay-sent.ts',
    'run-conversations.ts',
    'run-notifications.ts',
    'run-outbox.ts',
    'run-pushes.ts',
    'run-seal.ts',
    'run-signed-in.ts',
    'run-snapshots.ts',
  ]),
  ...from('src/client/app/shell', ['outbox-banner.tsx', 'own-avatar.tsx', 'unread.tsx']),
]

const except = (some: readonly string[], others: readonly string[]) => {
  const [isSome, isOther] = [isAmong(some), isAmong(others)]
  return (id: string) => isSome(id) && !isOther(id)
}
const isFirst = isAmong(FIRST)

/** How the build groups modules into files. */
export const chunkGroups = [
  { name: 'first', test: (id: string) => isFirst(id) || id.includes('vite/preload-helper'), priority: 5 },
  { name: 'react', test: isAmong(REACT), priority: 4 },
  {
    name: 'libraries',
    test: except(LIBRARIES, LAZY_LIBRARIES),
    priority: 3,
    // The index of a library imports all of it, also what is lazy.
    includeDependenciesRecursively: false,
  },
  { name: 'frame', test: except(FRAME, NOT_FRAME), priority: 2 },
  // A low priority: a group also gets the modules that its files import, and some of those belong to the frame.
  { name: 'calls', test: isAmong(CALLS), priority: 1 },
  // All that several pages share, else in a file each, which the service worker fetches at its installation.
  { name: sharedChunk, priority: 0, minShareCount: 2, includeDependenciesRecursively: false },
]
