import type { Message, Room } from '../../src/shared/contract/conversations.ts'
import type { Api } from './api.ts'

/** The texts in each of the demo employer's conversations about a job. */
export async function messagesAbout(api: Api, title: string): Promise<string[][]> {
  const boss = await api.logIn('boss')
  const { data: rooms } = await api.call<{ data: Room[] }>('GET', '/chat/my/rooms', boss)
  const about = rooms.filter(({ subject }) => subject?.title === title)
  return Promise.all(
    about.map(async ({ id }) => {
      const path = `/chat/rooms/${id}/messages`
      const { data } = await api.call<{ data: Message[] }>('GET', path, boss)
      return data.map(({ text }) => text)
    }),
  )
}
