import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { settingsKey } from './queries.ts'
import {
  blankRequired,
  changesIn,
  conflictsOf,
  type SettingsDraft,
  type SettingsField,
  seenNow,
  unsavedOf,
  valuesOf,
  withChange,
  without,
} from './setting-values.ts'

type Values = Record<string, unknown>
type Options = {
  id: string
  fields: readonly SettingsField[]
  values: Values
  save: (changes: Values) => Promise<unknown>
}

const isChangedElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'changed_elsewhere'

/**
 * The changes in a section of settings, stored as a draft until the server has saved them. Changes made during a save are
 * kept for the next one. What another administrator has changed meanwhile is shown before it is overwritten.
 */
export function useSettingsChanges({ id, fields, values, save }: Options) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [draft, setDraft, { clear, restored }] = useDraft<SettingsDraft>(`settings:${id}`, {})
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const form = { ...values, ...changesIn(draft) }
  const conflicts = conflictsOf(draft, values)
  const refresh = () => client.invalidateQueries({ queryKey: settingsKey })
  const startOver = async (left: SettingsDraft = {}) => {
    setDraft({})
    const cleared = clear()
    if (Object.keys(changesIn(left)).length > 0) setDraft(left)
    await cleared
  }
  const { send, reset, isPending, error, errors, failure } = useSend(
    (sent: SettingsDraft) =>
      save(valuesOf(fields, { ...blankRequired(fields, form), ...changesIn(sent) })).catch(async (error) => {
        if (isChangedElsewhere(error)) await refresh()
        throw error
      }),
    async (_, sent) => {
      showToast({ tone: 'done', text: t`Saved` })
      await refresh()
      await startOver(unsavedOf(latest.current, sent))
    },
  )
  const [presses, setPresses] = useState(0)
  const submit = () => {
    if (conflicts.length > 0) setPresses(presses + 1)
    else if (!isPending) send(draft)
  }
  const change = (name: string, value: unknown) => setDraft(withChange(draft, values, name, value))
  const keepOwn = () => {
    reset()
    setDraft(seenNow(draft, values))
  }
  const useOther = () => {
    reset()
    void startOver(without(draft, conflicts))
  }
  return {
    form,
    change,
    submit,
    startOver,
    restored,
    isPending,
    errors,
    failure,
    /**
     * What another administrator has changed in this section: the settings that both have changed, and how often saving was
     * refused because of them.
     */
    others: { conflicts, presses, keepOwn, useOther, isChanged: isChangedElsewhere(error) },
  }
}
