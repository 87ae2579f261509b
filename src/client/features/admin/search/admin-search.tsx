import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { waitingQueryOptions } from '../queries.ts'
import styles from './admin-search.module.css'
import { SearchBox } from './search-box.tsx'

/** The search over the administration's pages and everything that staff decide about, opened by its button or Ctrl+K. */
export function AdminSearch() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const role = useQuery(waitingQueryOptions(useViewer())).data?.data.role ?? null
  useEffect(() => {
    if (!role) return
    const press = (event: KeyboardEvent) => {
      // On a Cyrillic layout `key` is another letter.
      const isKeyK = event.key.toLowerCase() === 'k' || event.code === 'KeyK'
      if (!isKeyK || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [role])
  if (!role) return null
  return (
    <div className={styles.search}>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="search" size={20} />}
        onPress={() => setOpen(true)}
      >
        <span className={styles.words}>{t`Search administration`}</span>{' '}
        <kbd className={styles.key}>Ctrl K</kbd>
      </Button>
      <Dialog
        title={t`Search administration`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        closeLabel={t`Close`}
        size="wide"
      >
        <SearchBox role={role} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
