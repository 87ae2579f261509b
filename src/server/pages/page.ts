import type { Language } from '#shared/contract/languages.ts'
import type { Deps } from '../http/deps.ts'
import type { HeadFacts } from './document/head.ts'
import type { Subject } from './subjects.ts'
import type { PageTexts } from './titles.ts'

/** The server's description of one page of the client. */
export type Page = {
  /**
   * Its paths after the language. `:id` matches a number, `:slug` a slug, `:rubric` a slug that can be a rubric's,
   * `:text` any text, a final `*` any rest.
   */
  at: readonly string[]
  /** Title and description, unless `subject` gives them. */
  texts: PageTexts
  /** API paths with the data of the first view; the first path is the page's subject. Empty for pages without data. */
  shows?: (params: readonly string[]) => string[]
  /** Title and description from the answer to the first path of `shows`. */
  subject?: (data: Record<string, unknown>) => Subject
  /** Whether the page number is beyond the end, by the answer to the first path of `shows`. */
  isBeyondEnd?: (params: readonly string[], body: unknown) => boolean
  /** The route file within src/client/routes/$lang that renders it on the server. Its scripts are preloaded. */
  renderedBy?: string
  /** Whether it is a form that reads its query on the client: it is rendered only without one. */
  isForm?: true
  /** Whether its content depends on the query. */
  isList?: true
  /** Whether its addresses differ only by a page number, which the title then contains. */
  isNumbered?: true
  /** Whether search engines may index it. Personal pages, forms and unlimited lists are not indexed. */
  isIndexed?: true
  /** Its addresses in the sitemap; those of jobs, articles and offers come from the database (feeds/). */
  inSitemap?: readonly string[]
  /** Whether robots.txt disallows it. */
  isPersonal?: true
  /** Breadcrumbs in structured data; `below` is the parent page, if it is not home. */
  trail?: { below?: { texts: PageTexts; path: string } }
  /** Metadata that only this page has: structured data, feeds, languages, indexing. */
  extras?: (
    needs: Needs,
    page: DescribedPage,
    url: string,
  ) => Partial<HeadFacts> | Promise<Partial<HeadFacts>>
}

/** Dependencies of `extras`. */
export type Needs = Pick<Deps, 'db' | 'config'>

/** The page at an address, with the values of the path's placeholders in `params`. */
export type PageMatch = { language: Language; page: Page; params: readonly string[] }

/** A page with its metadata so far, the answer about its subject, and the query of its address. */
export type DescribedPage = { match: PageMatch; facts: HeadFacts; body: unknown; query: string }
