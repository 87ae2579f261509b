import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { type PushPayload, PushPayloadSchema } from '#shared/contract/push.ts'
import { inLanguage } from '../platform/push/address.ts'
import type { ShownData } from '../platform/push/messages.ts'

/** Members of NotificationOptions that TypeScript's library lacks. */
type Options = NotificationOptions & { tag: string; renotify: boolean; timestamp?: number; data: ShownData }
export type NotificationToShow = { title: string; options: Options }
type PushContext = {
  /** Null when the push is unreadable or for another user. */
  payload: PushPayload | null
  /** The language last used on this device. */
  language: Language | undefined
  /** Whether a window of the app is visible. */
  isVisible: boolean
}

const GENERAL: Record<Language, string> = {
  en: 'You have new notifications',
  ru: 'У вас новые уведомления',
  pl: 'Masz nowe powiadomienia',
  de: 'Sie haben neue Benachrichtigungen',
}

/** Parses the payload of a push; null when it breaks the contract. */
export function readPayload(text: string | undefined): PushPayload | null {
  try {
    return z.safeParse(PushPayloadSchema, JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** The notification for a push. There is always one: browsers end a subscription whose pushes show nothing. */
export function notificationOf({ payload, language, isVisible }: PushContext): NotificationToShow {
  const isSilent = isVisible || payload?.is_quiet === true
  const common = {
    icon: '/icons/icon-192.png',
    silent: isSilent,
    // A replacing notification makes a sound again, unless the app is visible or it rang a few minutes ago.
    renotify: !isSilent,
  }
  if (!payload) {
    const path = `/${language ?? LANGUAGES[0]}/cabinet/notifications`
    return {
      title: 'Jobmost',
      options: {
        ...common,
        body: GENERAL[language ?? LANGUAGES[0]],
        tag: 'general',
        data: { path, kind: 'general', room_id: null },
      },
    }
  }
  const { title, body, kind, at, seq } = payload
  return {
    title,
    options: {
      ...common,
      body,
      tag: payload.tag || kind,
      timestamp: at,
      data: { path: inLanguage(payload.path, language), kind, room_id: payload.room_id ?? null, seq },
    },
  }
}
