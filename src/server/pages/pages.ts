import type { BlogPage } from '#shared/contract/articles.ts'
import { LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import { jobPlaceExtras, jobsExtras, pagedExtras } from './job-list-extras.ts'
import type { Page } from './page.ts'
import { articleExtras, faqExtras, homeExtras, jobExtras, offerExtras, searchExtras } from './page-extras.ts'
import { articleSubject, jobSubject, offerSubject, profileSubject, textPageSubject } from './subjects.ts'
import { TITLES } from './titles.ts'

/** Data of the footer, on server-rendered pages. */
export const FRAME = ['/api/v1/contact', '/api/v1/appOption/1']
const one = (path: string, [param = '']: readonly string[]) => `/api/v1/${path}/${encodeURIComponent(param)}`

const PUBLIC_PAGES = {
  home: {
    at: [''],
    texts: TITLES.home,
    shows: () => ['/api/v1/jobs?page=1', '/api/v1/rubric-in-main', '/api/v1/news?limit=3', ...FRAME],
    renderedBy: 'index.tsx',
    isIndexed: true,
    inSitemap: ['/'],
    extras: homeExtras,
  },
  jobs: {
    at: ['jobs'],
    texts: TITLES.jobs,
    shows: () => ['/api/v1/jobs?page=1', '/api/v1/jobs/filters', ...FRAME],
    renderedBy: 'jobs/index.tsx',
    isList: true,
    isIndexed: true,
    inSitemap: ['/jobs'],
    trail: {},
    extras: jobsExtras,
  },
  job: {
    at: ['jobs/item/:slug'],
    texts: TITLES.job,
    shows: (params) => [one('jobs', params), '/api/v1/pay-tables', ...FRAME],
    subject: jobSubject,
    renderedBy: 'jobs/item.$slug.tsx',
    isIndexed: true,
    trail: { below: { texts: TITLES.jobs, path: '/jobs' } },
    extras: jobExtras,
  },
  jobPlace: {
    at: ['jobs/:rubric', 'jobs/:rubric/:slug'],
    texts: TITLES['job-place'],
    shows: (params) => [`/api/v1/job-places/${params.join('/')}`, ...FRAME],
    renderedBy: 'jobs/$rubric.$city.tsx',
    isList: true,
    isIndexed: true,
    trail: { below: { texts: TITLES.jobs, path: '/jobs' } },
    extras: jobPlaceExtras,
  },
  offers: {
    at: ['offer'],
    texts: TITLES.offers,
    shows: () => ['/api/v1/offers?page=1', '/api/v1/offers/filters', ...FRAME],
    renderedBy: 'offer/index.tsx',
    isList: true,
    isIndexed: true,
    inSitemap: ['/offer'],
    trail: {},
    extras: (_needs, { facts, body, query }) => pagedExtras(facts, body, query),
  },
  // Indexed with its author's consent (offerExtras).
  offer: {
    at: ['offer/item/:id'],
    texts: TITLES.offer,
    shows: (params) => [one('offers', params), ...FRAME],
    subject: offerSubject,
    renderedBy: 'offer/item.$id.tsx',
    trail: { below: { texts: TITLES.offers, path: '/offer' } },
    extras: offerExtras,
  },
  search: {
    at: ['search/:text/:id'],
    texts: TITLES.search,
    shows: ([title = '', city = '']) => {
      // Same parameters in the same order as the client (features/find): it finds embedded answers by address.
      const query = new URLSearchParams({ title, city_id: String(Number(city)), page: '1' })
      return [`/api/v1/search?${query}`, '/api/v1/rubric', ...FRAME]
    },
    renderedBy: 'search/$title.$city.tsx',
    isList: true,
    extras: searchExtras,
  },
  blog: {
    at: ['blog/:id'],
    texts: TITLES.blog,
    shows: ([page = '']) => [`/api/v1/blog?page=${page}`, ...FRAME],
    isBeyondEnd: ([page], body) =>
      Number(page) < 1 || Number(page) > ((body as BlogPage | undefined)?.meta.last_page ?? 1),
    renderedBy: 'blog/{-$page}.tsx',
    isNumbered: true,
    isIndexed: true,
    inSitemap: ['/blog/1'],
    trail: {},
  },
  article: {
    at: ['blog/item/:slug'],
    texts: TITLES.article,
    shows: (params) => [one('blog', params), ...FRAME],
    subject: articleSubject,
    renderedBy: 'blog/item.$slug.tsx',
    isIndexed: true,
    trail: { below: { texts: TITLES.blog, path: '/blog/1' } },
    extras: articleExtras,
  },
  about: {
    at: ['about-company'],
    texts: TITLES['about-company'],
    shows: () => ['/api/v1/statistics', ...FRAME],
    renderedBy: 'about-company.tsx',
    isIndexed: true,
    inSitemap: ['/about-company'],
    trail: {},
  },
  transparency: {
    at: ['transparency'],
    texts: TITLES.transparency,
    shows: () => ['/api/v1/transparency', ...FRAME],
    renderedBy: 'transparency.tsx',
    isIndexed: true,
    inSitemap: ['/transparency'],
    trail: {},
  },
  minimumWages: {
    at: ['minimum-wages'],
    texts: TITLES['minimum-wages'],
    shows: () => ['/api/v1/pay-tables', ...FRAME],
    renderedBy: 'minimum-wages.tsx',
    isIndexed: true,
    inSitemap: ['/minimum-wages'],
    trail: {},
  },
  faq: {
    at: ['faq'],
    texts: TITLES.faq,
    shows: () => ['/api/v1/faq', '/api/v1/approval-time', ...FRAME],
    renderedBy: 'faq.tsx',
    isIndexed: true,
    inSitemap: ['/faq'],
    trail: {},
    extras: faqExtras,
  },
  page: {
    at: ['page/:slug'],
    texts: TITLES.page,
    shows: (params) => [one('pages', params), ...FRAME],
    subject: textPageSubject,
    renderedBy: 'page.$slug.tsx',
    isIndexed: true,
    inSitemap: LEGAL_PAGES.map((slug) => `/page/${slug}`),
    trail: {},
  },
  announcedPage: {
    at: ['page/:slug/:id'],
    texts: TITLES['announced-page'],
    shows: ([slug = '', version = '']) => [`${one('pages', [slug])}?version=${Number(version)}`, ...FRAME],
    subject: textPageSubject,
    renderedBy: 'page.$slug_.$version.tsx',
  },
  profile: {
    at: ['user/profile/:id'],
    texts: TITLES.profile,
    shows: (params) => [one('users', params), ...FRAME],
    subject: profileSubject,
    renderedBy: 'user/profile.$id.tsx',
  },
} satisfies Record<string, Page>

const FORMS = {
  login: { at: ['login'], texts: TITLES.login, shows: () => FRAME, renderedBy: 'login.tsx', isForm: true },
  register: {
    at: ['register'],
    texts: TITLES.register,
    shows: () => FRAME,
    renderedBy: 'register.tsx',
    isForm: true,
  },
  forgot: {
    at: ['forgot'],
    texts: TITLES.forgot,
    shows: () => FRAME,
    renderedBy: 'forgot.tsx',
    isForm: true,
  },
  deletionRequested: {
    at: ['deletion-requested'],
    texts: TITLES['deletion-requested'],
    shows: () => FRAME,
    renderedBy: 'deletion-requested.tsx',
    isForm: true,
  },
  // Targets of links in mails. Their token is behind `#`, so only the client knows it (first-paint/use-link-token.ts).
  confirmEmail: {
    at: ['confirm-email'],
    texts: TITLES['confirm-email'],
    shows: () => FRAME,
    renderedBy: 'confirm-email.tsx',
  },
  newsletterConfirm: {
    at: ['newsletter/confirm'],
    texts: TITLES['newsletter-confirm'],
    shows: () => FRAME,
    renderedBy: 'newsletter.$action.tsx',
  },
  newsletterUnsubscribe: {
    at: ['newsletter/unsubscribe'],
    texts: TITLES['newsletter-unsubscribe'],
    shows: () => FRAME,
    renderedBy: 'newsletter.$action.tsx',
  },
} satisfies Record<string, Page>

const PERSONAL_PAGES = {
  cabinet: { at: ['cabinet/*'], texts: TITLES.cabinet, isPersonal: true },
  admin: { at: ['admin/*'], texts: TITLES.admin, isPersonal: true },
  chats: { at: ['chat', 'chat/my/room', 'chat/room/:id'], texts: TITLES.chats, isPersonal: true },
  outbox: { at: ['outbox'], texts: TITLES.outbox, isPersonal: true },
  share: { at: ['share'], texts: TITLES.share, isPersonal: true },
} satisfies Record<string, Page>

/** The client's pages (src/docs/product.md, "Screens"), each described once. Their order is that of the sitemap. */
export const PAGES: Record<keyof (typeof PUBLIC_PAGES & typeof FORMS & typeof PERSONAL_PAGES), Page> = {
  ...PUBLIC_PAGES,
  ...FORMS,
  ...PERSONAL_PAGES,
}

/** All pages. */
export const allPages: readonly Page[] = Object.values(PAGES)
