import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { AVATAR_BYTES, AvatarAnswer } from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, Problem } from '../http/problem.ts'
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
    await scope.register(multipart, {
      limits: { fileSize: AVATAR_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    })
    scope.put(
      '/cabinet/avatar',
      {
        config,
        schema: { tags, consumes: ['multipart/form-data'], response: { 200: AvatarAnswer } },
      },
      async (request) => ({
        data: { url_img: await saveAvatar(deps, requireActor(request).id, await readFile(request)) },
      }),
    )
  })
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  try {
    const file = await request.file()
    if (file?.fieldname !== 'avatar') throw invalid({ avatar: ['required'] })
    return await file.toBuffer()
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw invalid({ avatar: ['image_too_large'] })
    if (error instanceof Problem || statusCode !== undefined) throw error
    // The multipart parser throws errors without a status.
    throw new Problem('malformed')
  }
}
