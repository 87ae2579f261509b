export type Fact = { term: string; details: string }

/** Reads what the browser stores for this app: version, service worker, locks, caches, databases. No contents. */
export async function readFacts(): Promise<Fact[]> {
  const [worker, locks, cached, databases] = await Promise.all([
    readWorker(),
    readLocks(),
    readCaches(),
    readDatabases(),
  ])
  return [
    { term: 'Version of the page', details: readVersion() },
    { term: 'Service worker', details: worker },
    { term: 'Web Locks', details: locks },
    { term: 'Caches', details: cached },
    { term: 'Databases', details: databases },
  ]
}

/** The file name of the entry script contains a hash of its content. */
const readVersion = () =>
  [...document.scripts].map(({ src }) => /index-[^/]+\.js$/.exec(src)?.[0]).find(Boolean) ?? 'development'

async function readWorker(): Promise<string> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return 'none'
  const { active, waiting } = registration
  const isControlled = navigator.serviceWorker.controller !== null
  return `${active?.state ?? 'none'}, ${isControlled ? 'controls this page' : 'does not control this page'}${waiting ? ', a new version waits' : ''}`
}

async function readLocks(): Promise<string> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  const names = (locks: LockInfo[]) => locks.map(({ name }) => name).join(', ') || 'none'
  return `held: ${names(held)}; waiting: ${names(pending)}`
}

async function readCaches(): Promise<string> {
  const names = (await globalThis.caches?.keys()) ?? []
  const sizes = await Promise.all(
    names.map(async (name) => `${name} (${(await (await caches.open(name)).keys()).length})`),
  )
  return sizes.join(', ') || 'none'
}

async function readDatabases(): Promise<string> {
  // Firefox before 126 lacks `indexedDB.databases`.
  const databases = (await indexedDB.databases?.()) ?? []
  return databases.map(({ name, version }) => `${name} (version ${version})`).join(', ') || 'unknown'
}
