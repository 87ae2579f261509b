import type { Route } from '@playwright/test'

/** Lets the server answer a request anew, without a 304, and gives the page the answer with changed data. */
export async function changeAnswer<Data>(route: Route, change: (data: Data) => unknown): Promise<void> {
  const { 'if-none-match': _, ...headers } = route.request().headers()
  const response = await route.fetch({ headers })
  const { data, ...rest } = (await response.json()) as { data: Data }
  await route.fulfill({ response, json: { ...rest, data: change(data) } })
}
