import { useLingui } from '@lingui/react/macro'
import { CompactButton } from '#client/ui/compact-button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { sharePage } from './share-page.ts'

/** Shares the current page with the system's share sheet, or copies its link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  const share = async () => {
    const { origin, pathname } = location
    const result = await sharePage({ title, url: `${origin}${pathname}` })
    if (result === 'copied') showToast({ tone: 'done', text: t`Link copied` })
    if (result === 'failed')
      showToast({
        tone: 'error',
        text: t`The link could not be copied. You can find it in the address bar of your browser.`,
      })
  }
  return (
    <CompactButton icon="share" onPress={share}>
      {t`Share`}
    </CompactButton>
  )
}
