import { existsSync } from 'node:fs'
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
import { browserTargets } from './src/build/browser-targets.ts'
import { chunkGroups } from './src/build/chunk-groups.ts'
import { compileAhead } from './src/build/compile-ahead.ts'
import { linguiMacro } from './src/build/lingui-macro.ts'
import { precompress } from './src/build/precompress.ts'

// A browser of the machine, where there is one; else the one that Playwright has installed.
const CHROMIUM = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find(existsSync)
// For a machine that is slow or busy; what has a time of its own in a test says it there.
const TEST_TIMEOUT_MS = 20_000
// What `npm run dev` starts beside Vite.
const SERVER = `http://127.0.0.1:${process.env.PORT || 3000}`
const LOCALES = ['en-US', 'ru-RU', 'pl-PL', 'de-DE']

// Order matters: the router splits route files before the macro rewrites them, React comes last of the three.
const appPlugins = (isForBrowser: boolean): PluginOption[] => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    // Loaders leave with their page: with them go its queries and contract, which the first visit would pay for.
    codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    routesDirectory: './src/client/routes',
    generatedRouteTree: './src/client/app/route-tree.gen.ts',
    quoteStyle: 'single',
  }),
  linguiMacro(),
  lingui(),
  react(),
  ariaLocale(),
  { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' },
  isForBrowser &&
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/client/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // A classic script, as every browser's worker takes it: parts that the page loads late are inside.
        rollupFormat: 'iife',
        // Every screen must start without a connection; letters of other languages come when they are read.
        globPatterns: [
          'index.html',
          'assets/*.{js,css}',
          'assets/onest-{latin,cyrillic}-wght-*.woff2',
          'icons/sprite.svg',
        ],
        maximumFileSizeToCacheInBytes: 600_000,
      },
      // A build with SW_KILL=1 removes the worker and its caches from every device that comes by.
      selfDestroying: process.env.SW_KILL === '1',
      devOptions: { enabled: process.env.SW_DEV === '1', type: 'module' },
    }),
  isForBrowser && compileAhead(),
  isForBrowser && precompress(),
]

const projects: TestProjectConfiguration[] = [
  {
    plugins: [linguiMacro(), lingui()],
    test: {
      name: 'unit',
      include: ['src/{shared,client,build}/**/*.test.ts'],
      exclude: ['**/*.browser.test.ts'],
      testTimeout: TEST_TIMEOUT_MS,
    },
  },
  {
    // Found while a test runs, one of these would reload the page under it.
    optimizeDeps: {
      include: [
        'idb-keyval',
        'ky',
        'react',
        'react-dom/client',
        'react/jsx-dev-runtime',
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
          launchOptions: { args: ['--no-sandbox'], ...(CHROMIUM && { executablePath: CHROMIUM }) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    test: {
      name: 'server',
      include: ['src/server/**/*.test.ts'],
      globalSetup: ['src/server/testing/golden.ts'],
      pool: 'forks',
      maxWorkers: 2,
      // Each file has a database of its own and no file changes a module: to load them all anew for each is half of its time.
      isolate: false,
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
    },
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  // Vitest's projects bring their own.
  plugins: process.env.VITEST ? [] : appPlugins(!isSsrBuild),
  build: {
    target: browserTargets(packageJson),
    manifest: !isSsrBuild,
    // The names of what each page needs would be over 1 KB of everybody's first visit. Styles must be there beforehand;
    // scripts find their own, and pages are fetched on intent or stand in the service worker's cache.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    chunkSizeWarningLimit: 400,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
    copyPublicDir: !isSsrBuild,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '^/(?:api|broadcasting|media)/': SERVER,
      // Feeds, sitemap and robots.txt are the server's as well: links lead there.
      '^/(?:[a-z]{2}/rss[./]|sitemap|robots\\.txt)': SERVER,
      '^/app/': { target: SERVER, ws: true },
    },
  },
  test: {
    projects,
  },
}))
