import { UnreadBadge } from '#client/features/conversations/unread-badge.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'

// The first screens come without the words for it.
await loadAllWords()

export default UnreadBadge
