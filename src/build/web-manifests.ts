import type { Plugin } from 'vite'
import { LANGUAGES, type Language, LOCALES } from '../shared/contract/languages.ts'
import { APP_SCHEME, webManifestPath } from '../shared/contract/web-manifest-path.ts'

type Words = {
  name: string
  description: string
  jobs: string
  bids: string
  outbox: string
  /** The labels of the two screenshots. */
  onPhone: string
  onComputer: string
}

const WORDS: Record<Language, Words> = {
  en: {
    name: 'Jobmost: jobs and people in Germany',
    description:
      'Jobs in Germany in English, Russian, Polish and German. Read, bid and write even without a connection.',
    jobs: 'Jobs on offer',
    bids: 'My bids',
    outbox: 'Outbox',
    onPhone: 'The list of jobs on a phone',
    onComputer: 'The list of jobs on a computer',
  },
  ru: {
    name: 'Jobmost: работа и люди в Германии',
    description:
      'Работа в Германии на русском, английском, польском и немецком. Читать, откликаться и писать можно и без связи.',
    jobs: 'Вакансии',
    bids: 'Мои отклики',
    outbox: 'Исходящие',
    onPhone: 'Список вакансий на телефоне',
    onComputer: 'Список вакансий на компьютере',
  },
  pl: {
    name: 'Jobmost: praca i ludzie w Niemczech',
    description:
      'Praca w Niemczech po polsku, rosyjsku, angielsku i niemiecku. Czytaj, zgłaszaj się i pisz także bez połączenia.',
    jobs: 'Ogłoszenia o pracę',
    bids: 'Moje zgłoszenia',
    outbox: 'Skrzynka nadawcza',
    onPhone: 'Lista ogłoszeń na telefonie',
    onComputer: 'Lista ogłoszeń na komputerze',
  },
  de: {
    name: 'Jobmost: Arbeit und Menschen in Deutschland',
    description:
      'Arbeit in Deutschland auf Deutsch, Englisch, Russisch und Polnisch. Lesen, sich bewerben und schreiben: auch ohne Internet.',
    jobs: 'Stellenangebote',
    bids: 'Meine Bewerbungen',
    outbox: 'Postausgang',
    onPhone: 'Die Liste der Stellen auf dem Handy',
    onComputer: 'Die Liste der Stellen am Computer',
  },
}

/**
 * The web app manifest in a language (W3C, Web Application Manifest). `id` and `start_url` are the same in all
 * languages, so that it stays one app when its language changes.
 */
export function webManifest(language: Language): Record<string, unknown> {
  const { name, description, jobs, bids, outbox, onPhone, onComputer } = WORDS[language]
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable', type = 'image/png') => ({
    src: `/icons/${file}`,
    sizes,
    type,
    purpose,
  })
  const screenshot = (src: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
    src: `/screenshots/${src}.png`,
    sizes,
    type: 'image/png',
    form_factor,
    label,
  })
  return {
    id: '/',
    name,
    short_name: 'Jobmost',
    description,
    lang: LOCALES[language],
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    theme_color: '#0b6e6e',
    background_color: '#fbfaf7',
    categories: ['business', 'productivity'],
    // A link opens in the existing window of the app, because a second window would hide text that is being typed.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    share_target: {
      action: `/${language}/share`,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    // Links of other sites, such as `web+jobmost:nurse%20Leipzig`, open the installed app with their text.
    protocol_handlers: [{ protocol: APP_SCHEME, url: `/${language}/share?text=%s` }],
    icons: [
      icon('icon.svg', 'any', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: jobs, url: `/${language}/jobs` },
      { name: bids, url: `/${language}/cabinet/worker/bids` },
      { name: outbox, url: `/${language}/outbox` },
    ],
    screenshots: [
      screenshot('jobs-narrow', '360x740', 'narrow', onPhone),
      screenshot('jobs-wide', '1440x900', 'wide', onComputer),
    ],
  }
}

/** Writes a web app manifest for each language, and serves them during development. */
export function webManifests(): Plugin {
  const files = new Map(
    LANGUAGES.map((language) => [webManifestPath(language), JSON.stringify(webManifest(language))]),
  )
  return {
    name: 'jobmost:web-manifests',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const manifest = files.get(request.url ?? '')
        if (manifest === undefined) return next()
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    generateBundle() {
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
  }
}
