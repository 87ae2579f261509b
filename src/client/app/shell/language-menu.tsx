import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MenuButton } from '#client/ui/menu.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'

/** Changes the language and keeps the page, its filters and typed text. */
export function LanguageMenu() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const viewer = useViewer()
  const change = (language: string) => {
    // Sets the language of mails. Offline it is not sent; the next change sends it.
    if (viewer.userId !== null) void saveLanguage(language).catch(() => undefined)
    return router.navigate({
      to: '.',
      params: (params: object) => ({ ...params, lang: language as Language }),
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
    } as never)
  }
  const items = LANGUAGES.map((language) => ({
    id: language,
    label: LANGUAGE_NAMES[language],
    lang: language,
    isCurrent: language === i18n.locale,
  }))
  return (
    <MenuButton
      label={t`Language`}
      trigger={<Icon name="globe" />}
      iconOnly
      items={items}
      onAction={change}
    />
  )
}

// Loaded when needed: this menu is on every page.
async function saveLanguage(language: string): Promise<void> {
  const { sendInOrder } = await import('#client/platform/outbox/send-in-order.ts')
  await sendInOrder('PATCH', '/cabinet/language', { body: { language } })
}
