import { Trans, useLingui } from '@lingui/react/macro'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { RefusedText } from '#client/domain/outbox/refused-text.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { Card } from '#client/ui/card.tsx'
import type { Profile } from '#shared/contract/profiles.ts'
import styles from './own-profile.module.css'

type Props = { own: string; other: string; onKeep: () => void; onUseOther: () => void }

/** The text about oneself that another device has saved while this one was typed. */
export function OtherAbout({ own, other, ...props }: Props) {
  const label = useAboutLabel()
  return <BothTexts {...props} title={<ChangedElsewhere />} texts={[[label, own, other]]} />
}

/** Texts about oneself that the server has refused, with the text that was saved meanwhile. */
export function RefusedAbout({ profile }: { profile: Profile }) {
  const label = useAboutLabel()
  return useEntries('profile')
    .filter(({ state, body }) => state === 'failed' && body.about !== undefined)
    .map((entry) => (
      <Card key={entry.id} className={styles.refused}>
        <RefusedText
          entry={entry}
          title={<ChangedElsewhere />}
          texts={[[label, entry.body.about ?? '', profile.about ?? '']]}
          known={entry.body.about_version}
          stored={profile.about_version}
          kept={{ ...withoutAbout(entry), about: entry.body.about, about_version: profile.about_version }}
          rest={Object.keys(withoutAbout(entry)).length > 0 ? withoutAbout(entry) : null}
        />
      </Card>
    ))
}

function withoutAbout({ body }: EntryOf<'profile'>): EntryOf<'profile'>['body'] {
  const { about: _, about_version: __, about_sent: ___, ...others } = body
  return others
}

const ChangedElsewhere = () => <Trans>This text was changed on another device or in another window</Trans>

function useAboutLabel(): string {
  const { t } = useLingui()
  return useViewer().role === 'boss' ? t`About us` : t`About me`
}
