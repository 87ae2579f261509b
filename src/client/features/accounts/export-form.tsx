import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { saveFile } from '#client/platform/device/save-file.ts'
import { dateTimeInText, formatDate } from '#client/platform/words/format.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Export } from '#shared/contract/personal-data.ts'
import { germanDayOf } from '#shared/german-day.ts'
import { AccountForm } from './account-form.tsx'
import { exportPage } from './export-page.ts'
import { exportData } from './mutations.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
import { useOwnerForm } from './use-owner-form.ts'

type Format = 'page' | 'json'

/** Downloads all data of the account, as an HTML page or as JSON. */
export function ExportForm({ user }: { user: CurrentUser | undefined }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [format, setFormat] = useState<Format>('page')
  const [isOnlyNew, setOnlyNew] = useState(false)
  const { submit, form, proofWith } = useOwnerForm({
    send: (fields: { only_new: boolean }, proof) => exportData({ ...fields, ...proof }),
    onSent: ({ data }) => {
      const file = save(data)
      showToast({ text: t`File downloaded: ${file}`, tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
    },
  })

  /** Returns the name of the file. */
  function save({ exported_at, since, parts }: Export): string {
    const file = `jobmost-${germanDayOf(new Date(exported_at))}.${format === 'json' ? 'json' : 'html'}`
    if (format === 'json') {
      saveFile(file, 'application/json', JSON.stringify({ exported_at, since, parts }, null, 2))
      return file
    }
    const date = dateTimeInText(exported_at)
    const from = since && dateTimeInText(since)
    const page = exportPage({
      language: i18n.locale,
      title: t`Your data on Jobmost`,
      about: [
        from ? t`New between ${from} and ${date}` : t`Everything as of ${date}`,
        t`Technical details, such as internal numbers, are in the JSON file.`,
      ],
      parts,
      words: (message) => i18n._(message),
    })
    saveFile(file, 'text/html', page)
    return file
  }

  const last = user?.exported_at ? formatDate(user.exported_at) : null
  const fields = { only_new: isOnlyNew && last !== null }
  return (
    <AccountForm {...form} label={t`Download`} onSubmit={() => submit(fields)}>
      <RadioGroup
        label={t`Format`}
        name="format"
        options={[
          { value: 'page', label: t`A page to read and print` },
          { value: 'json', label: t`JSON, for other programs` },
        ]}
        value={format}
        onChange={(value) => setFormat(value as Format)}
      />
      {last && (
        <Checkbox name="only_new" isSelected={isOnlyNew} onChange={setOnlyNew}>
          <Trans>Only what is new since the last download on {last}</Trans>
        </Checkbox>
      )}
      <OwnerProofField {...proofWith(fields)} />
    </AccountForm>
  )
}
