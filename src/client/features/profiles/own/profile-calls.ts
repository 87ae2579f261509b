import { apiSend } from '#client/platform/api/api.ts'
import { postOnce } from '#client/platform/api/post-once.ts'
import { AVATAR_BYTES, AvatarAnswer, ProfileAnswer, type ProfilePatch } from '#shared/contract/profiles.ts'

export type EntryKind = 'experience' | 'education' | 'languages'

export const patchProfile = async (body: ProfilePatch) =>
  (await apiSend('PATCH', '/cabinet/profile', { body, schema: ProfileAnswer })).data

/** Adds an entry. A repeated request with the same key adds it only once. */
export const addEntry = (kind: EntryKind, body: object, key: string): Promise<void> =>
  postOnce(`/cabinet/${kind}`, body, key)
export const changeEntry = (kind: EntryKind, id: number, body: object) =>
  apiSend('PATCH', `/cabinet/${kind}/${id}`, { body })
export const deleteEntry = (kind: EntryKind, id: number) => apiSend('DELETE', `/cabinet/${kind}/${id}`)

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Validates a picture before it is uploaded; null when it is valid. */
export function problemOfPicture(file: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!AVATAR_TYPES.includes(file.type)) return 'type'
  return file.size > AVATAR_BYTES ? 'size' : null
}

export async function sendAvatar(file: File): Promise<string> {
  const body = new FormData()
  body.append('avatar', file)
  return (await apiSend('PUT', '/cabinet/avatar', { body, schema: AvatarAnswer })).data.url_img
}
export const removeAvatar = () => apiSend('DELETE', '/cabinet/avatar')
