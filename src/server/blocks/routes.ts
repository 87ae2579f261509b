import * as z from 'zod/mini'
import { BlocksAnswer, BlocksQuerySchema } from '#shared/contract/blocks.ts'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import { roomChannel } from '#shared/contract/realtime.ts'
import { personOf } from '../accounts/users.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { deleteBlock, findBlock, insertBlock, listBlocks, listSharedRooms } from './store.ts'

const config = { access: 'signed-in', changesNothingPublic: true } as const
const tags = ['Cabinet']
const params = z.object({ user_id: IdParamSchema.shape.id })

/** The users whom the current user has blocked. */
export function blockRoutes(app: App, deps: Deps): void {
  const { db } = deps
  app.get(
    '/cabinet/blocks',
    { config, schema: { tags, querystring: BlocksQuerySchema, response: { 200: BlocksAnswer } } },
    async (request) => {
      const { rows, total } = await listBlocks(db, requireActor(request).id, request.query)
      const blocks = rows.map((row) => ({
        user: personOf(row),
        company: row.company,
        blocked_at: row.blocked_at.toISOString(),
      }))
      return pageAnswer(request, request.query, blocks, total)
    },
  )
  app.put(
    '/cabinet/blocks/:user_id',
    { config, schema: { tags, params, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = requireActor(request)
      const { user_id } = request.params
      // Users cannot block themselves: 404 as for an unknown user.
      const rooms = await applyInOrder(deps, request, `block:${user_id}`, async (trxDeps) => {
        if (user_id === id || !(await insertBlock(trxDeps.db, id, user_id, trxDeps.clock()))) throw notFound()
        return listSharedRooms(trxDeps.db, id, user_id)
      })
      // What the blocked user types must not reach whoever blocked them. Also at a repetition: the process may have ended in
      // between.
      if (rooms.length > 0) {
        await deps.realtime.expel(user_id, rooms.map(roomChannel))
        // An unblocking may have been committed, and its readmission done, before the expulsion.
        await readmit(deps, id, user_id)
      }
      return reply.status(204).send(undefined)
    },
  )
  app.delete(
    '/cabinet/blocks/:user_id',
    { config, schema: { tags, params, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = requireActor(request)
      const { user_id } = request.params
      await applyInOrder(deps, request, `block:${user_id}`, (trxDeps) => deleteBlock(trxDeps.db, id, user_id))
      await readmit(deps, id, user_id)
      return reply.status(204).send(undefined)
    },
  )
}

/** Lets a person into the channels of the rooms again that they share with whoever has unblocked them. */
async function readmit({ db, realtime }: Deps, id: number, unblocked: number): Promise<void> {
  const channels = (await listSharedRooms(db, id, unblocked)).map(roomChannel)
  if (channels.length === 0 || (await findBlock(db, id, unblocked))) return
  await realtime.readmit(unblocked, channels)
  // A new block may have been committed, and its expulsion done, before the readmission. Unknown counts as blocked.
  if (await findBlock(db, id, unblocked).catch(() => true)) await realtime.expel(unblocked, channels)
}
