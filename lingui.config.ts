import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { existingPaths } from './src/build/existing-paths.ts'
import { filesOfPages } from './src/build/page-words.ts'
import { CATALOGUES, PAGE_CATALOGUES } from './src/shared/contract/catalogues.ts'
import { LANGUAGES } from './src/shared/contract/languages.ts'

// Which page loads which catalogue: src/shared/contract/catalogues.ts. `first` and `home` are chosen here; those of
// PAGE_CATALOGUES have the messages of all files that their pages can load; `rest` has those of all other files.
const FIRST = existingPaths([
  'src/client/app',
  'src/client/platform',
  'src/client/domain/labels.ts',
  'src/client/domain/list-pages.tsx',
  'src/client/domain/needs-server.tsx',
  'src/client/domain/not-found.tsx',
  'src/client/domain/use-too-long.ts',
  'src/client/domain/week-hours.ts',
  'src/client/features/find/filters/result-count.tsx',
  'src/client/features/find/list',
  'src/client/features/find/panel/active-filters.tsx',
  'src/client/features/find/panel/posted-word.ts',
  'src/client/features/find/panel/start-word.ts',
  'src/client/features/find/panel/use-filter-chips.ts',
  'src/client/features/find/saved/save-search-action.tsx',
  'src/client/features/jobs',
  'src/client/features/places',
])

const HOME = existingPaths([
  'src/client/domain/email-field.tsx',
  'src/client/features/find/search',
  'src/client/features/home',
  'src/client/features/places/main-rubrics.tsx',
  'src/client/features/jobs/latest-jobs.tsx',
  'src/client/features/newsletter/subscribe.tsx',
  'src/client/features/newsletter/subscribe-form.tsx',
])

const asPattern = (path: string) => path.replace(/[[\]{}()!*]/g, '?')
const isFirst = (path: string) =>
  FIRST.some((one) => path === one || path.startsWith(`${one}/`)) &&
  !path.startsWith('src/client/platform/outbox/')
type PageCatalogue = keyof typeof PAGE_CATALOGUES
const filesOf = (catalogue: PageCatalogue) =>
  filesOfPages(catalogue)
    .filter((path) => !isFirst(path))
    .map(asPattern)
const OF_PAGES = CATALOGUES.filter((name): name is PageCatalogue => name in PAGE_CATALOGUES).map((name) => ({
  path: `<rootDir>/src/client/locales/{locale}/${name}`,
  include: filesOf(name),
}))

export default defineConfig({
  sourceLocale: 'en',
  runtimeConfigModule: { Trans: ['#client/platform/words/trans.tsx', 'Trans'] },
  locales: [...LANGUAGES],
  catalogs: [
    {
      path: '<rootDir>/src/client/locales/{locale}/first',
      include: FIRST,
      exclude: [...HOME, 'src/client/platform/outbox/**', '**/*.test.*', '**/*.gen.ts'],
    },
    {
      path: '<rootDir>/src/client/locales/{locale}/home',
      include: HOME,
      exclude: ['**/*.test.*'],
    },
    ...OF_PAGES,
    {
      path: '<rootDir>/src/client/locales/{locale}/rest',
      include: [
        'src/client/features',
        'src/client/domain',
        'src/client/routes',
        'src/client/platform/outbox',
        'src/shared/contract/notification-kinds.ts',
        'src/shared/contract/vacancy-notification-kinds.ts',
      ],
      exclude: [
        ...FIRST.filter((path) => path !== 'src/client/platform').map((path) =>
          /\.tsx?$/.test(path) ? path : `${path}/**`,
        ),
        'src/client/features/home/**',
        ...OF_PAGES.flatMap(({ include }) => include),
        '**/*.test.*',
      ],
    },
  ],
  // No line numbers: a catalogue changes with its texts, not when code moves.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
