// What every page needs goes into two files instead of forty: libraries, which change with a release of theirs, and
// our own frame. What opens on a tap or belongs to one page stays apart.
const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual-core)[^/]+|@lingui|use-sync-external-store|ky|zod|idb-keyval|clsx)\//
const LAZY_UI =
  /\/ui\/(?:avatar|combo-box|definition-list|menu-popover|dialog-overlay|text-field|text-area|password-field|number-field|radio-group|checkbox|switch|list-field|form|native-select|money-text|toggle-button|field|lazy-combo-box|covering-input)/

// Only for who is signed in, or opened by a tap.
const LAZY_PARTS =
  /\/(?:platform\/(?:outbox\/|realtime\/|sound|drafts|use-draft|print-element|share-page|today)|app\/(?:run-|shell\/(?:outbox-banner|own-avatar|unread)))/

// What runs before the first paint: it must not bring anything else along.
const FIRST = /\/src\/client\/(?:platform\/theme\.ts|ui\/(?:base|tokens|fonts)\.css)|vite\/preload-helper/

const isLibrary = (id: string) => LIBRARIES.test(id)
const isFrame = (id: string) =>
  (/\/src\/client\/(?:app|platform)\//.test(id) && !LAZY_PARTS.test(id)) ||
  (/\/src\/client\/ui\//.test(id) && !LAZY_UI.test(id))

// The job list and what it is checked against: one file for the page that most people open first.
const JOB_LIST =
  /\/src\/(?:client\/features\/jobs\/(?!job-(?:article|detail))|client\/routes\/\$lang\/jobs\/index|shared\/contract\/(?:jobs|bids|places|work-terms))/

/** How the build puts modules together into files. */
export const chunkGroups = [
  { name: 'first', test: FIRST, priority: 3 },
  { name: 'libraries', test: isLibrary, priority: 2 },
  { name: 'frame', test: isFrame, priority: 1 },
  { name: 'job-list', test: JOB_LIST, priority: 1 },
]
