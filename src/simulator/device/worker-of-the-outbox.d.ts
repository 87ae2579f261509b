// client/sw/outbox.ts: it is typed for a worker, the simulator for a page. bundle.ts resolves the name.
declare module 'the-worker-of-the-outbox' {
  export function sendOnSync(): void
}
