import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetChosen, keepChosen, listChosen } from '#client/platform/device/chosen-favourites.ts'
import { pageSession, signIn, signOut } from '#client/platform/device/session/page.ts'
import { provideSession } from '#client/platform/device/session/source.ts'
import { openOutboxStore } from '#client/platform/outbox/store.ts'
import { serve } from '#client/platform/testing/answers.ts'
import { makeToken } from '#client/platform/testing/tokens.ts'
import { toastStore } from '#client/ui/toast-store.ts'
import { saveChosenFavourites } from './save-chosen.ts'

const baker = { type: 'jobs', id: 5, title: 'Baker', slug: 'baker' } as const
const cook = { type: 'jobs', id: 6, title: 'Cook', slug: 'cook' } as const
const person = { type: 'users', id: 7, title: 'Anna' } as const

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  provideSession(pageSession)
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await signOut()
  await forgetChosen(await listChosen())
})

test('stars pressed before signing in are saved once at the next sign-in, and a toast says so', async () => {
  for (const one of [baker, cook, baker, person]) await keepChosen(one)
  await signIn(makeToken({ sub: 8100 }))
  const client = new QueryClient()
  await saveChosenFavourites(client)
  await saveChosenFavourites(client)
  const entries = await openOutboxStore(8100).list()
  expect(entries).toMatchObject([
    { kind: 'favourite-add', body: { type: 'jobs', id: 6 } },
    { kind: 'favourite-add', body: { type: 'jobs', id: 5 } },
  ])
  expect(toastStore.getState().toasts.map(({ text }) => text)).toEqual([
    'Saved to your favourites: 2 items that you had chosen before',
  ])
  // A job seeker saves no people; an employer's account may.
  expect(await listChosen()).toEqual([person])
})

test('on a full disk a toast says so, and they are saved at the next start', async () => {
  await keepChosen(cook)
  await signIn(makeToken({ sub: 8102 }))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await saveChosenFavourites(new QueryClient())
  full.mockRestore()
  const texts = toastStore.getState().toasts.map(({ text }) => text)
  expect(texts.at(-1)).toContain('There is no space left on this device')
  expect(await listChosen()).toEqual([cook])
  await saveChosenFavourites(new QueryClient())
  expect(await openOutboxStore(8102).list()).toMatchObject([{ kind: 'favourite-add', body: { id: 6 } }])
  expect(await listChosen()).toEqual([])
})

test('a sign-out deletes what was chosen before', async () => {
  await keepChosen(baker)
  await signIn(makeToken({ sub: 8101 }))
  await signOut()
  expect(await listChosen()).toEqual([])
})
