import { createFileRoute } from '@tanstack/react-router'
import { ChooseRoom } from '#client/features/conversations/choose-room.tsx'

export const Route = createFileRoute('/$lang/chat/my/room')({ component: ChooseRoom })
