import type { OpenRoom, Room } from '#shared/contract/conversations.ts'

/** The room about a job, an offer or a person among those on the device. Which room a bid has, only the server knows. */
export function knownRoom(rooms: readonly Room[] | undefined, about: OpenRoom): Room | undefined {
  return rooms?.find(({ subject: { type, id }, interlocutor }) => {
    if (type === 'profile') return about.user_id === interlocutor.id
    return (type === 'job' ? about.job_id : about.offer_id) === id
  })
}
