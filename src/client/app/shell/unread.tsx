import { UnreadBadge } from '#client/features/conversations/unread-badge.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'

// The catalogue of the first screens lacks its texts.
await loadAllWords()

export default UnreadBadge
