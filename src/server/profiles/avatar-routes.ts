import multipart from '@fastify/multipart'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { AvatarAnswer } from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readUpload, UPLOAD_LIMITS } from '../http/read-upload.ts'
import { removeAvatar, saveAvatar } from './avatar.ts'

const config = { access: 'signed-in' } as const
const tags = ['Cabinet']

/** Upload and removal of a person's picture. */
export function avatarRoutes(app: App, deps: Deps): void {
  app.delete(
    '/cabinet/avatar',
    { config, schema: { tags, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeAvatar(deps, requireActor(request).id)
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
      async (request) => ({
        data: {
          url_img: await saveAvatar(deps, requireActor(request).id, await readUpload(request, 'avatar')),
        },
      }),
    )
  })
}
