import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { ariaLocale } from './src/build/aria-locale.ts'
import { assetPacks } from './src/build/asset-packs.ts'
import { browserTargets } from './src/build/browser-targets.ts'
import { HEADLESS_SHELL } from './src/build/chromium.ts'
import { chunkGroups } from './src/build/chunk-groups.ts'
import { compileAhead } from './src/build/compile-ahead.ts'
import { linguiMacro } from './src/build/lingui-macro.ts'
import { precompress } from './src/build/precompress.ts'
import { webManifests } from './src/build/web-manifests.ts'
import { LANGUAGES, LOCALES } from './src/shared/contract/languages.ts'

// For a slow or busy machine; tests that need another limit set it themselves.
const TEST_TIMEOUT_MS = 20_000
const MAX_WORKERS = 2
// The server that `npm run dev` starts beside Vite.
const SERVER = `http://127.0.0.1:${process.env.PORT || 3000}`
// React Aria has English texts as en-US only.
const ARIA_LOCALES = LANGUAGES.map((language) => (language === 'en' ? 'en-US' : LOCALES[language]))

const packs = assetPacks()

// The order matters: the router splits route files before the macro rewrites them; React comes last.
const appPlugins = (isForBrowser: boolean): PluginOption[] => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    // Loaders move to the file of their page: their queries and schemas would otherwise add to every first visit.
    codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    routesDirectory: './src/client/routes',
    generatedRouteTree: './src/client/app/route-tree.gen.ts',
    quoteStyle: 'single',
  }),
  linguiMacro(),
  lingui(),
  react(),
  ariaLocale(),
  { ...optimizeLocales.vite({ locales: ARIA_LOCALES }), enforce: 'pre' },
  isForBrowser &&
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/client/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // A classic script, which every browser accepts as a worker; lazy imports are inlined.
        rollupFormat: 'iife',
        // The worker sends outbox entries, and the files of their kinds contain messages.
        buildPlugins: { vite: [linguiMacro()] },
        // Every screen must start offline; fonts of other scripts are stored when first used.
        globPatterns: [
          'index.html',
          'assets/*.{js,css}',
          'assets/pack-*.json',
          'assets/onest-{latin,cyrillic}-wght-*.woff2',
          'icons/sprite.svg',
        ],
        maximumFileSizeToCacheInBytes: 600_000,
        manifestTransforms: [packs.withoutPacked],
      },
      // With SW_KILL=1 the build removes the worker and its caches from every visiting device.
      selfDestroying: process.env.SW_KILL === '1',
      devOptions: { enabled: process.env.SW_DEV === '1', type: 'module' },
    }),
  isForBrowser && webManifests(),
  isForBrowser && compileAhead(),
  isForBrowser && packs.plugin,
  isForBrowser && precompress(),
]

const projects: TestProjectConfiguration[] = [
  {
    plugins: [linguiMacro(), lingui()],
    test: {
      name: 'unit',
      include: ['src/{shared,client,build}/**/*.test.ts'],
      exclude: ['**/*.browser.test.ts'],
      // Starting a worker for each file takes three quarters of the time. Files share their modules, so none may mock one
      // (src/build/one-place.test.ts).
      isolate: false,
      // Projects without isolation run together, so they need the same number.
      maxWorkers: MAX_WORKERS,
      testTimeout: TEST_TIMEOUT_MS,
    },
  },
  {
    plugins: [linguiMacro(), lingui()],
    // Vite would reload the page during a test when it discovers one of these late.
    optimizeDeps: {
      include: [
        '@tanstack/react-router',
        'idb-keyval',
        'ky',
        'react',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react-aria-components/Button',
        'react-aria-components/ComboBox',
        'react-aria-components/FieldError',
        'react-aria-components/Input',
        'react-aria-components/Label',
        'react-aria-components/ListBox',
        'react-aria-components/Popover',
        'react-aria-components/Text',
        'react-aria-components/TextField',
        'zod/mini',
        '@tanstack/query-sync-storage-persister',
        '@tanstack/react-query',
        '@tanstack/react-query-persist-client',
      ],
    },
    test: {
      name: 'browser',
      include: ['src/client/**/*.browser.test.ts'],
      testTimeout: TEST_TIMEOUT_MS,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            args: ['--no-sandbox'],
            ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    test: {
      name: 'server',
      include: ['src/{server,simulator}/**/*.test.ts'],
      globalSetup: ['src/server/testing/golden.ts'],
      pool: 'forks',
      maxWorkers: MAX_WORKERS,
      // Each file has its own database and changes no module; loading all modules again would double its time.
      isolate: false,
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
    },
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  // Vitest's projects have their own plugins.
  plugins: process.env.VITEST ? [] : appPlugins(!isSsrBuild),
  build: {
    target: browserTargets(packageJson),
    manifest: !isSsrBuild,
    // The list of preloads would add over 1 KB to every first visit. Only styles must be preloaded; scripts import
    // their own dependencies, and pages are fetched on intent or are in the service worker's cache.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    chunkSizeWarningLimit: 400,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
    copyPublicDir: !isSsrBuild,
  },
  // The renderer loads in half the time with its packages (decision 056).
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '^/(?:api|broadcasting|media)/': SERVER,
      // Feeds, sitemap and robots.txt come from the server too.
      '^/(?:[a-z]{2}/rss[./]|sitemap|robots\\.txt)': SERVER,
      '^/app/': { target: SERVER, ws: true },
    },
  },
  test: {
    projects,
  },
}))
