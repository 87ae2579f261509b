// What every page needs goes into a few files instead of forty: libraries, which change with a release of theirs, and
// our own frame. What opens on a tap or belongs to one page stays apart. React is a file of its own, so that a slow
// phone can yield to the main thread between that and the rest (client/main.ts).
const REACT = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//
const LIBRARIES =
  /node_modules\/(?:@tanstack\/(?!react-virtual|virtual-core)[^/]+|@lingui\/[^/]+|idb-keyval|clsx)\//
// What asks the server and checks its answers: a drawn page carries those, so this comes with the first question.
const CALLS =
  /node_modules\/(?:ky|zod)\/|\/src\/client\/platform\/(?:api\/(?:exchange|http|parse|fetch-token)|device\/deadline)\.ts|\/src\/shared\/contract\/conventions\.ts/
const LAZY_UI =
  /\/ui\/(?:age-note|avatar|combo-box|definition-list|compact-button|menu-popover|dialog-overlay|text-field|text-area|password-field|text-list|number-field|radio-group|checkbox|switch|tab-links|list-field|list-items|form|native-select|money-text|field|lazy-combo-box|covering-input)/

// Only for who is signed in, opened by a tap, or of one page.
const LAZY_PARTS =
  /\/(?:platform\/(?:outbox\/|realtime\/|push\/|forms\/|device\/(?:sound|drafts|deadline)|api\/(?:exchange|http|parse|fetch-token))|app\/(?:react\.ts|run-|shell\/(?:outbox-banner|own-avatar|unread|push-invitation)))/

// What runs before the first paint: it must not bring anything else along.
const FIRST =
  /\/src\/client\/(?:platform\/(?:device\/theme|first-paint\/(?:early-input|yield-to-main))\.ts|ui\/(?:base|tokens|fonts)\.css)|vite\/preload-helper/

const isFrame = (id: string) =>
  (/\/src\/client\/(?:app\/|platform\/|domain\/(?!report-reasons))/.test(id) && !LAZY_PARTS.test(id)) ||
  (/\/src\/client\/ui\//.test(id) && !LAZY_UI.test(id))

// The job list: one file for the page that most people open first.
const JOB_LIST = /\/src\/client\/(?:features\/(?:jobs|find\/list)\/|routes\/\$lang\/jobs\/index)/

/** How the build puts modules together into files. */
export const chunkGroups = [
  { name: 'first', test: FIRST, priority: 4 },
  { name: 'react', test: REACT, priority: 3 },
  { name: 'libraries', test: LIBRARIES, priority: 2 },
  { name: 'frame', test: isFrame, priority: 1 },
  { name: 'job-list', test: JOB_LIST, priority: 1 },
  // Last: a group takes along what its modules import, and the frame has its share of that.
  { name: 'calls', test: CALLS, priority: 0 },
]
