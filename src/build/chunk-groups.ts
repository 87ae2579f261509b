// What every page needs goes into two files instead of forty: libraries, which change with a release of theirs, and
// our own frame. What opens on a tap or belongs to one page stays apart.
const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui|use-sync-external-store|ky|zod|idb-keyval|clsx)\//
const LAZY_UI =
  /\/ui\/(?:combo-box|menu-popover|dialog-overlay|text-field|text-area|password-field|number-field|radio-group|checkbox|switch|list-field|form|native-select|money-text|toggle-button|field|lazy-combo-box|covering-input)/

const isLibrary = (id: string) => LIBRARIES.test(id)
const isFrame = (id: string) =>
  /\/src\/(?:client\/(?:app|platform)|shared\/contract)\//.test(id) ||
  (/\/src\/client\/ui\//.test(id) && !LAZY_UI.test(id))

/** How the build puts modules together into files. */
export const chunkGroups = [
  { name: 'libraries', test: isLibrary, priority: 2 },
  { name: 'frame', test: isFrame, priority: 1 },
]
