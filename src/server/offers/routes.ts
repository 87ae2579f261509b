import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'

export function offerRoutes(_app: App, _deps: Deps): void {}
