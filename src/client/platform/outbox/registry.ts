import type { OutboxKinds } from './kinds/base/kind.ts'

export type EntryKind = keyof OutboxKinds

const found = import.meta.glob(['./kinds/*.ts', '!./kinds/*.test.ts'], { eager: true, import: 'kinds' })

/** Every kind by its stored name, found in the files of `kinds/`. */
export const KINDS: OutboxKinds = Object.assign({}, ...Object.values(found))
