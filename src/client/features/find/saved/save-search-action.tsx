import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { rememberAction, takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import type { Filters } from '../filters/filters.ts'

/** The maximum length of a saved search's title. */
const MAX_TITLE_LENGTH = 120

// Lazy, because only signed-in users need the form.
const SaveSearch = lazy(async () => {
  const [{ SaveSearch: Loaded }] = await Promise.all([import('./save-search.tsx'), loadAllWords()])
  return { default: Loaded }
})

/** The button that saves a search. When signed out it leads to the login and back. */
export function SaveSearchAction(props: { filters: Filters; name: string }) {
  const { t } = useLingui()
  const { userId } = useViewer()
  const navigate = useNavigate({ from: '/$lang' })
  const { href } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState<string>()
  const { page: _page, ...search } = props.filters
  const key = JSON.stringify(search)
  const logIn = () => {
    rememberAction('saved-search', key, props.name.slice(0, MAX_TITLE_LENGTH))
    return navigate({ to: '/$lang/login', search: { next: href } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats the press of the signed-out visitor once
  useEffect(() => {
    const intent = userId === null ? null : takeRememberedAction('saved-search', key)
    if (!intent) return
    Promise.all([import('./repeat-save.tsx'), loadAllWords()])
      .then(([save]) => save.repeatSave(props.filters, intent.name))
      .then((isSaved) => isSaved && setSaved(key))
      // Offline its code may not be there: the button stays.
      .catch(() => undefined)
  }, [userId, key])
  return (
    <>
      {saved === key && !isOpen ? (
        <p role="status">
          <Link from="/$lang" to="/$lang/cabinet/worker/user/saved-searches">
            <Trans>Saved. See your saved searches</Trans>
          </Link>
        </p>
      ) : (
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="bell" size={20} />}
          onPress={() => (userId === null ? logIn() : setOpen(true))}
        >
          {t`Save this search`}
        </Button>
      )}
      {userId !== null && (
        <Suspense fallback={null}>
          <SaveSearch
            key={key}
            {...props}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onSavedChange={(isSaved) => setSaved(isSaved ? key : undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
