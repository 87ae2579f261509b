import type { Language } from '#shared/contract/languages.ts'
import type { Deps } from '../http/deps.ts'
import type { HeadFacts } from './document/head.ts'
import type { Subject } from './subjects.ts'
import type { PageTexts } from './titles.ts'

/** A part of the client's words (lingui.config.ts). */
export type Catalogue = 'first' | 'home' | 'rest'

/** All that the server knows of one page of the client. */
export type Page = {
  /**
   * Its addresses after the language. `:id` is a number, `:slug` a word of a public address, `:text` whatever was typed,
   * a last `*` whatever follows.
   */
  at: readonly string[]
  /** Title and description where `subject` gives none. */
  texts: PageTexts
  /** What it shows first, as paths of the API; the first is what it is about. None for a page that begins empty. */
  shows?: (params: readonly string[]) => string[]
  /** Its own title and description, from the answer at the first of `shows`. */
  subject?: (data: Record<string, unknown>) => Subject
  /** Whether the answer at the first of `shows` leaves nothing for this address. */
  isBeyondEnd?: (params: readonly string[], body: unknown) => boolean
  /** The client's route file that draws it on the server, within src/client/routes/$lang. Its scripts are preloaded. */
  drawnBy?: string
  /** Whether it shows what its query says; any other page is the same with any query. */
  isList?: true
  /** Whether its addresses differ by a number only, which its title then says. */
  isNumbered?: true
  /** The words it needs; `first` and `rest` unless said otherwise. */
  catalogues?: readonly Catalogue[]
  /** Whether search engines may keep it. Personal pages, forms and endless lists are not to be found. */
  isIndexed?: true
  /** Its addresses in the sitemap; those of jobs, articles and offers come from the database (feeds/). */
  inSitemap?: readonly string[]
  /** Whether robots.txt asks crawlers to leave it alone. */
  isPersonal?: true
  /** Whether structured data says where it stands, and below which page beside home. */
  trail?: { below?: { texts: PageTexts; path: string } }
  /** What only this page says of itself: structured data, feeds, languages, whether it may be found. */
  extras?: (needs: Needs, page: Described, url: string) => Partial<HeadFacts> | Promise<Partial<HeadFacts>>
}

/** What `extras` may use. */
export type Needs = Pick<Deps, 'db' | 'config'>

/** An address that is a page; `params` are the parts of it that the pattern leaves open. */
export type PageMatch = { language: Language; page: Page; params: readonly string[] }

/** A page with what its head says so far, the answer it is about, and the query of its address. */
export type Described = { match: PageMatch; facts: HeadFacts; body: unknown; query: string }
