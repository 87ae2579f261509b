import type { Deps } from '../http/deps.ts'

export async function expireBids(_deps: Deps): Promise<void> {}
