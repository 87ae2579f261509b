import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { type PushPayload, PushPayloadSchema } from '#shared/contract/push.ts'
import { inLanguage } from '../platform/push/address.ts'
import type { ShownData } from '../platform/push/messages.ts'

/** What TypeScript's library leaves out of NotificationOptions. */
type Options = NotificationOptions & { tag: string; renotify: boolean; timestamp?: number; data: ShownData }
export type Shown = { title: string; options: Options }
type Around = {
  /** What is written; null when it may not be read here. */
  payload: PushPayload | null
  /** The language the app was last used in on this device. */
  language: Language | undefined
  /** Somebody has the app before their eyes. */
  isVisible: boolean
}

const GENERAL: Record<Language, string> = {
  en: 'There is news for you',
  ru: 'Для вас есть новости',
  pl: 'Są dla Ciebie nowe wiadomości',
  de: 'Es gibt Neues für Sie',
}

/** The payload of a push, null when it makes no sense. */
export function readPayload(text: string | undefined): PushPayload | null {
  try {
    return z.safeParse(PushPayloadSchema, JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** How a push is shown: always somehow, since browsers end the subscription of an app that keeps silent. */
export function notificationOf({ payload, language, isVisible }: Around): Shown {
  const look = {
    icon: '/icons/icon-192.png',
    silent: isVisible,
    // What replaces an older one is heard again, unless the app is open.
    renotify: !isVisible,
  }
  if (!payload) {
    const path = `/${language ?? LANGUAGES[0]}/cabinet/notifications`
    return {
      title: 'Jobmost',
      options: {
        ...look,
        body: GENERAL[language ?? LANGUAGES[0]],
        tag: 'general',
        data: { path, kind: 'general', room_id: null },
      },
    }
  }
  const { title, body, kind, at } = payload
  return {
    title,
    options: {
      ...look,
      body,
      tag: payload.tag || kind,
      timestamp: at,
      data: { path: inLanguage(payload.path, language), kind, room_id: payload.room_id ?? null },
    },
  }
}
