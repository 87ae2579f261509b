import type { Generated } from 'kysely'
import type { ContactState } from '#shared/contract/contact-messages.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Time } from './column-types.ts'

export type ContactMessageTable = {
  id: Generated<number>
  user_id: number | null
  name: string
  email: string
  description: string
  state: Generated<ContactState>
  language: Generated<Language>
  created_at: Time
}
export type ContactReplyTable = {
  id: Generated<number>
  message_id: number
  author_id: number | null
  text: string
  created_at: Time
}

export type ContactMessageTables = {
  contact_messages: ContactMessageTable
  contact_replies: ContactReplyTable
}
