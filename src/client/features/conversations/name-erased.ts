import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Room } from '#shared/contract/conversations.ts'

/** Whether the other member has deleted their account. */
export const isErased = ({ interlocutor }: Room): boolean => interlocutor.name === ''

/** Fills in a name and a title for a room whose other member's account is deleted. */
export function withErasedName(room: Room): Room {
  const { interlocutor, subject, company } = room
  if (interlocutor.name !== '' && subject.title !== '') return room
  const { slug: _, ...rest } = subject
  return {
    ...room,
    company: company || null,
    interlocutor: { ...interlocutor, name: interlocutor.name || i18n._(msg`Deleted account`) },
    subject: subject.title ? subject : { ...rest, type: 'job', title: i18n._(msg`no longer public`) },
  }
}
