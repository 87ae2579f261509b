import type { Member } from './protocol.ts'

type Present = Member & { connections: number }

/** Members of presence channels. A person with two tabs is one member. */
export function createPresence() {
  const channels = new Map<string, Map<string, Present>>()
  return {
    /** Adds a connection of a member. True for the member's first connection. */
    join(channel: string, member: Member): boolean {
      const members = channels.get(channel) ?? new Map<string, Present>()
      channels.set(channel, members)
      const known = members.get(member.id)
      if (known) known.connections++
      else members.set(member.id, { ...member, connections: 1 })
      return !known
    },
    /** Removes a connection of a member. True for the member's last connection. */
    leave(channel: string, id: string): boolean {
      const members = channels.get(channel)
      const known = members?.get(id)
      if (!members || !known || --known.connections > 0) return false
      members.delete(id)
      if (members.size === 0) channels.delete(channel)
      return true
    },
    members: (channel: string): Member[] =>
      [...(channels.get(channel)?.values() ?? [])].map(({ id, info }) => ({ id, info })),
  }
}
