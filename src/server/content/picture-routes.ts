import multipart from '@fastify/multipart'
import { PictureAnswer } from '#shared/contract/edited-content.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readUpload, UPLOAD_LIMITS } from '../http/read-upload.ts'
import { requireDecodable, toTextWidth } from '../pictures/decode-picture.ts'
import { inDecodeQueue } from '../pictures/decode-queue.ts'
import { mediaUrl } from '../storage/remove-file.ts'
import { insertPicture } from './pictures-store.ts'

/** Uploads a picture for a text. It is re-encoded without metadata. */
export function pictureRoutes(
  app: App,
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
): void {
  // Registered in its own scope, so that no other route parses multipart bodies.
  app.register(async (inner) => {
    const scope = inner as App
    await scope.register(multipart, { limits: UPLOAD_LIMITS })
    scope.post(
      '/admin/pictures',
      {
        config: { access: 'admin', right: 'content' },
        schema: {
          tags: ['administration'],
          consumes: ['multipart/form-data'],
          response: { 201: PictureAnswer },
        },
      },
      async (request, reply) => {
        const bytes = await readUpload(request, 'picture')
        const picture = await inDecodeQueue(async () => {
          await requireDecodable(bytes, 'picture')
          return toTextWidth(bytes, 'picture')
        })
        const name = await storage.put(picture, 'webp')
        // A picture that no text uses in the end is deleted later.
        await insertPicture(db, name, clock())
        reply.status(201)
        return { data: { picture: mediaUrl(name) } }
      },
    )
  })
}
