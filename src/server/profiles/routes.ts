import { ProfileChangeSchema } from '#shared/contract/profile-change.ts'
import { ProfileAnswer, ResumeSchema } from '#shared/contract/profiles.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyFieldsInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { readIfMatch } from '../http/if-match.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { editProfile } from './edit.ts'
import { entryRoutes } from './entry-routes.ts'
import { readOwnProfile } from './own-profile.ts'
import { publicProfileRoutes } from './public-routes.ts'
import { toResume } from './resume.ts'

const config = { access: 'signed-in' } as const
const tags = ['Cabinet']

/** Own profile in the cabinet, its lists and picture, and public profiles. */
export function profileRoutes(app: App, deps: Deps): void {
  ownRoutes(app, deps)
  entryRoutes(app, deps)
  avatarRoutes(app, deps)
  publicProfileRoutes(app, deps)
}

function ownRoutes(app: App, deps: Deps): void {
  const { db, config: settings } = deps
  app.get(
    '/cabinet/profile',
    { config, schema: { tags, response: { 200: ProfileAnswer } } },
    async (request) => ({
      data: (await readOwnProfile(db, request.language, requireActor(request).id)).profile,
    }),
  )
  app.patch(
    '/cabinet/profile',
    {
      config: { ...config, comparesVersions: true },
      schema: { tags, body: ProfileChangeSchema, response: { 200: ProfileAnswer } },
    },
    async (request) => {
      const { id } = requireActor(request)
      const { seen, ...patch } = request.body
      await applyFieldsInOrder(deps, request, 'profile', patch, (trxDeps) =>
        editProfile(trxDeps, id, patch, { about: readIfMatch(request), seen }),
      )
      return { data: (await readOwnProfile(db, request.language, id)).profile }
    },
  )
  app.get(
    '/cabinet/resume',
    { config, schema: { tags, response: { 200: ResumeSchema } } },
    async (request, reply) => {
      const { profile, ...rest } = await readOwnProfile(db, request.language, requireActor(request).id)
      reply.header('content-disposition', 'attachment; filename="resume.json"')
      return toResume(profile, { ...rest, language: request.language, publicUrl: settings.publicUrl })
    },
  )
}
