import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'

export async function webApp(_app: App, _deps: Deps): Promise<void> {}
