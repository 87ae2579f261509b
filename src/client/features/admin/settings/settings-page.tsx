import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/contract/languages.ts'
import { LEAVE_FIELD, type ShortcutWords } from '../keyboard/shortcut-help.tsx'
import { WithShortcuts } from '../keyboard/with-shortcuts.tsx'
import { saveFigures, saveOperator, saveOptions, settingsQueryOptions } from './queries.ts'
import { SETTING_WORDS } from './setting-words.ts'
import { SettingsForm } from './settings-form.tsx'
import { SetupList } from './setup-list.tsx'

/** The site's settings: the missing ones, the operator's data, the default language, links and figures. */
export function SettingsPage() {
  const { t } = useLingui()
  useTitle(t`Settings`)
  const query = useQuery(settingsQueryOptions(useViewer()))
  return (
    <>
      <PageHeader title={t`Settings`} />
      <SetupList saysWhenSet />
      {query.data ? (
        <WithShortcuts shortcuts={SHORTCUTS}>
          <Forms {...query.data} />
        </WithShortcuts>
      ) : query.error ? (
        <QueryFailure
          title={t`The settings could not be loaded`}
          {...failureWords(query.error)}
          onRetry={query.refetch}
        />
      ) : (
        <Skeleton height="24rem" />
      )}
    </>
  )
}

const SHORTCUTS: ShortcutWords = [['Ctrl+Enter', <Trans key="save">save the section</Trans>], LEAVE_FIELD]

type Values = Record<string, unknown>

type Versioned = Values & { version?: number | undefined }

type FormsProps = { operator: Versioned | null; options: Versioned; figures: Versioned }

function Forms({ operator, options, figures }: FormsProps) {
  const { t, i18n } = useLingui()
  const { default_language: defaultLanguage, version: optionsVersion, ...links } = options
  const { version, ...ofOperator } = operator ?? {}
  const { version: figuresVersion, ...ownFigures } = figures
  const saveOption = (changes: Values) => saveOptions(changes, optionsVersion)
  return (
    <>
      <SettingsForm
        title={t`Operator`}
        description={t`These details appear in the legal notice and in the privacy policy, in all languages.`}
        id="operator"
        values={ofOperator}
        save={(changes) => saveOperator({ ...ofOperator, ...changes }, version)}
        fields={[
          { name: 'name', label: i18n._(SETTING_WORDS.name), isRequired: true },
          { name: 'street', label: i18n._(SETTING_WORDS.street), isRequired: true },
          { name: 'postcode', label: i18n._(SETTING_WORDS.postcode), isRequired: true },
          { name: 'city', label: i18n._(SETTING_WORDS.city), isRequired: true },
          { name: 'email', label: i18n._(SETTING_WORDS.email), type: 'email', isRequired: true },
          { name: 'phone', label: i18n._(SETTING_WORDS.phone), type: 'tel' },
          {
            name: 'represented_by',
            label: i18n._(SETTING_WORDS.represented_by),
            description: t`For companies: the managing director`,
          },
          { name: 'register', label: i18n._(SETTING_WORDS.register) },
          { name: 'vat_id', label: i18n._(SETTING_WORDS.vat_id) },
          {
            name: 'responsible',
            label: i18n._(SETTING_WORDS.responsible),
            description: t`Name and address, section\u00a018 (2) MStV`,
          },
          {
            name: 'processors',
            label: i18n._(SETTING_WORDS.processors),
            description: t`The companies that run servers and e-mail for you; the privacy policy names them`,
          },
        ]}
      />
      <SettingsForm
        title={t`Language of the site`}
        id="language"
        values={{ default_language: defaultLanguage }}
        save={saveOption}
        fields={[
          {
            name: 'default_language',
            label: i18n._(SETTING_WORDS.default_language),
            description: t`Visitors whose browser asks for none of the four languages get this one, on pages without a language in the address and in e-mails. Until you choose, it is English.`,
            type: 'choice',
            options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            isRequired: true,
          },
        ]}
      />
      <SettingsForm
        title={t`Links and claim`}
        id="links"
        values={links}
        save={saveOption}
        fields={[
          { name: 'facebook', label: i18n._(SETTING_WORDS.facebook), type: 'url' },
          { name: 'instagram', label: i18n._(SETTING_WORDS.instagram), type: 'url' },
          { name: 'telegramChat', label: i18n._(SETTING_WORDS.telegramChat), type: 'url' },
          { name: 'whatsApp', label: i18n._(SETTING_WORDS.whatsApp), type: 'url' },
          { name: 'viberChat', label: i18n._(SETTING_WORDS.viberChat), type: 'url' },
          {
            name: 'numberOne',
            label: i18n._(SETTING_WORDS.numberOne),
            description: t`Only if it is true and you can prove it (section\u00a05 UWG).`,
            type: 'checkbox',
          },
        ]}
      />
      <SettingsForm
        title={t`Figures about the company`}
        description={t`Your own rounded figures on the page “About us”. If you enter none, only the counted figures are shown.`}
        id="figures"
        values={ownFigures}
        save={(changes) => saveFigures(changes, figuresVersion)}
        fields={[
          { name: 'visitors_per_day', label: i18n._(SETTING_WORDS.visitors_per_day), type: 'number' },
          { name: 'candidates', label: i18n._(SETTING_WORDS.candidates), type: 'number' },
          { name: 'vacancies', label: i18n._(SETTING_WORDS.vacancies), type: 'number' },
          { name: 'employers', label: i18n._(SETTING_WORDS.employers), type: 'number' },
        ]}
      />
    </>
  )
}
