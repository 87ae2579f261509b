import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StoredGroup } from './usage.ts'

type Group = { label: MessageDescriptor; hint: MessageDescriptor; canClear: boolean }

/** The groups of stored data in the order of the page. The outbox is emptied on its own page, entry by entry. */
export const GROUPS: Record<StoredGroup, Group> = {
  outbox: {
    label: msg`Waiting to be sent`,
    hint: msg`It is sent automatically when you are online.`,
    canClear: false,
  },
  drafts: { label: msg`Drafts`, hint: msg`Texts that you have started in forms.`, canClear: true },
  favourites: {
    label: msg`Favourites`,
    hint: msg`Saved in full so that you can read them offline.`,
    canClear: true,
  },
  taken: {
    label: msg`Jobs saved offline`,
    hint: msg`Whole searches for reading offline. They are deleted after 30\u00a0days.`,
    canClear: true,
  },
  messages: { label: msg`Messages`, hint: msg`The latest messages of each chat.`, canClear: true },
  answers: {
    label: msg`Pages that you have opened`,
    hint: msg`They open offline. Jobs and lists are deleted after a week. Articles and your own data stay.`,
    canClear: true,
  },
  snapshots: {
    label: msg`Pages as you last saw them`,
    hint: msg`They let the app start at once.`,
    canClear: true,
  },
  searches: { label: msg`Recent searches and viewed jobs`, hint: msg`Only on this device.`, canClear: true },
}

export const GROUP_NAMES = Object.keys(GROUPS) as StoredGroup[]
