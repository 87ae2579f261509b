import { AVATAR_BYTES } from '#shared/contract/profiles.ts'

export type EntryKind = 'experience' | 'education' | 'languages'

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Validates a picture before it is uploaded; null when it is valid. */
export function problemOfPicture(file: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!AVATAR_TYPES.includes(file.type)) return 'type'
  return file.size > AVATAR_BYTES ? 'size' : null
}
