import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'

export function jobRoutes(_app: App, _deps: Deps): void {}
