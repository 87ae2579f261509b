import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { tidySearch } from '#client/features/find/list/address.ts'
import { loadHomeWords } from '#client/features/home/home-words.ts'
import {
  type InitialAnswers,
  setInitialAnswers,
  takeMissedAnswers,
} from '#client/platform/first-paint/initial-answers.ts'
import { activateLanguage, loadAllWords } from '#client/platform/words/i18n.ts'
import { App } from './app.tsx'
import { takeFrameAnswers } from './frame-answers.ts'
import { createAppRouter } from './router.ts'

export type PageToRender = { path: string } & InitialAnswers

// How React marks a part that was not there when it was drawn.
const NOT_THERE_YET = '<!--$!-->'
const MOST_TRIES = 20
const WAIT_MS = 5

let tail: Promise<unknown> = Promise.resolve()

// One at a time: language and answers are the module's.
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const result = tail.then(act)
  tail = result.catch(() => undefined)
  return result
}

/**
 * The HTML of a page as somebody signed out first sees it, for the first paint; the client then draws the same.
 * Runs on the server, from the build.
 */
export const renderPage = (page: PageToRender): Promise<string> => inTurn(() => render(page))

/** What a page would ask of the API, as paths with query: for lists, whose addresses only the client can read. */
export const pathsAskedBy = (page: Pick<PageToRender, 'path' | 'language'>): Promise<string[]> =>
  inTurn(async () => {
    takeMissedAnswers()
    const { queryClient } = await load({ ...page, answers: {}, drawnAt: Date.now() })
    queryClient.clear()
    return takeMissedAnswers()
  })

/** The query of a list's address as its router would write it: anything else it would lead elsewhere first. */
export const tidyQuery = (query: string): string =>
  defaultStringifySearch(tidySearch(defaultParseSearch(`?${query}`)))

async function render(page: PageToRender): Promise<string> {
  const { queryClient, router } = await load(page)
  const draw = () => renderToString(<App queryClient={queryClient} router={router} />)
  let html = draw()
  // Drawing does not wait for what is loaded lazily: asked for now, it is there the next time, and from then on.
  for (let tries = 0; html.includes(NOT_THERE_YET) && tries < MOST_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    html = draw()
  }
  queryClient.clear()
  return html
}

async function load({ path, language, answers, drawnAt }: PageToRender) {
  await activateLanguage(language)
  await Promise.all([loadHomeWords(language), loadAllWords(language)])
  setInitialAnswers({ language, answers: { ...answers }, drawnAt })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(queryClient, history)
  await router.load()
  await takeFrameAnswers(queryClient, language)
  // What the page carries arrives at once, what it does not fails at once: the client asks for that.
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve))
  return { queryClient, router }
}
