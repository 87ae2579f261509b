import { registerHooks } from 'node:module'
import { join } from 'node:path'

// The pusher package's tests need two packages that it does not bring along.
const STAND_INS: Record<string, string> = {
  'expect.js': 'expect.cjs',
  'https-proxy-agent': 'https-proxy-agent.cjs',
}

registerHooks({
  resolve(specifier, context, next) {
    const standIn = context.parentURL?.includes('/pusher/tests/') ? STAND_INS[specifier] : undefined
    return next(standIn ? join(import.meta.dirname, standIn) : specifier, context)
  },
})
