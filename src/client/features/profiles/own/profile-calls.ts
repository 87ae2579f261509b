import { apiSend } from '#client/platform/api/api.ts'
import { AVATAR_BYTES, AvatarAnswer } from '#shared/contract/profiles.ts'

export type EntryKind = 'experience' | 'education' | 'languages'

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
