import multipart from '@fastify/multipart'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { AvatarAnswer } from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { readUpload, UPLOAD_LIMITS } from '../http/read-upload.ts'
import { removeFile } from '../storage/remove-file.ts'
import { replaceAvatar, storeAvatar } from './avatar.ts'

const config = { access: 'signed-in' } as const
const tags = ['Cabinet']

/** Upload and removal of a person's picture. */
export function avatarRoutes(app: App, deps: Deps): void {
  app.delete(
    '/cabinet/avatar',
    { config, schema: { tags, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = requireActor(request)
      await applyInOrder(deps, request, 'avatar', (trxDeps) => replaceAvatar(trxDeps, id, null))
      return reply.status(204).send(undefined)
    },
  )
  // In its own scope: no other route parses multipart bodies.
  app.register(async (inner) => {
    const scope = inner as App
    await scope.register(multipart, { limits: UPLOAD_LIMITS })
    scope.put(
      '/cabinet/avatar',
      {
        config,
        schema: { tags, consumes: ['multipart/form-data'], response: { 200: AvatarAnswer } },
      },
      async (request) => {
        const { id } = requireActor(request)
        const url_img = await storeAvatar(deps, id, await readUpload(request, 'avatar'))
        try {
          await applyInOrder(deps, request, 'avatar', (trxDeps) => replaceAvatar(trxDeps, id, url_img))
        } catch (error) {
          // An outdated picture is used nowhere.
          await removeFile(deps.tasks, deps.db, url_img)
          throw error
        }
        return { data: { url_img } }
      },
    )
  })
}
