import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

// Fastify publishes every new instance on this channel before plugins and routes are registered.
const CHANNEL = 'fastify.initialization'

/** Collects the routes that `start` registers, in the order of their registration. */
export async function collectRoutes<T>(
  start: () => Promise<T>,
): Promise<{ started: T; routes: RouteOptions[] }> {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook(
      'onRoute',
      (route) => void routes.push(route),
    )
  subscribe(CHANNEL, listen)
  try {
    return { started: await start(), routes }
  } finally {
    unsubscribe(CHANNEL, listen)
  }
}
