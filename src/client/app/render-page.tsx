import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { pickKnownParameters } from '#client/features/find/filters/address.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import {
  consumeMissedUrls,
  type InitialAnswers,
  setInitialAnswers,
} from '#client/platform/first-paint/initial-answers.ts'
import { activateLanguage, loadWords } from '#client/platform/words/i18n.ts'
import { CATALOGUES } from '#shared/contract/catalogues.ts'
import { App } from './app.tsx'
import { cacheFrameAnswers } from './frame-answers.ts'
import { createAppRouter } from './router.ts'
import { createSerialQueue, nextTask } from './serial-queue.ts'

export type PageToRender = { path: string } & InitialAnswers

// Only a missing subject is rendered as such. What the page has no answer for, the client requests.
const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404
// React's marker for a Suspense boundary whose content is still loading.
const LOADING_MARKER = '<!--$!-->'
const MAX_TRIES = 20
const WAIT_MS = 5

// One at a time: language and answers are module state.
const runSerially = createSerialQueue()

/**
 * The HTML of a page for a signed-out visitor. The client hydrates it. Runs on the server, from the build.
 */
export const renderPage = (page: PageToRender): Promise<string> => runSerially(() => render(page))

/** The API paths with query that a page requests: for lists, whose addresses only the client's code can parse. */
export const pathsRequestedBy = (page: Pick<PageToRender, 'path' | 'language'>): Promise<string[]> =>
  runSerially(async () => {
    consumeMissedUrls()
    const { queryClient } = await load({ ...page, answers: {}, renderedAt: Date.now() })
    queryClient.clear()
    return consumeMissedUrls()
  })

/** A list's query in the router's canonical form: the router would redirect any other form. */
export const canonicalQuery = (query: string): string =>
  defaultStringifySearch(pickKnownParameters(defaultParseSearch(`?${query}`)))

async function render(page: PageToRender): Promise<string> {
  const { queryClient, router } = await load(page)
  const renderHtml = () => renderToString(<App queryClient={queryClient} router={router} />)
  let html = renderHtml()
  // Rendering does not wait for lazy components. The first try starts loading them, and they stay loaded.
  for (let tries = 0; html.includes(LOADING_MARKER) && tries < MAX_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    html = renderHtml()
  }
  queryClient.clear()
  return html
}

async function load({ path, answers, ...page }: PageToRender) {
  const { language } = page
  await activateLanguage(language)
  await loadWords(CATALOGUES, language)
  setInitialAnswers({ ...page, answers: { ...answers } })
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        retryOnMount: ({ state }) => !isMissing(state.error),
      },
    },
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(queryClient, history)
  await router.load()
  await cacheFrameAnswers(queryClient, language)
  // Answers carried by the page resolve at once. All others fail at once, and the client fetches them.
  while (queryClient.isFetching() > 0) await nextTask()
  return { queryClient, router }
}
