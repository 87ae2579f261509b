import type { Vacancy } from '#shared/contract/vacancies.ts'
import { useChangeInForm } from '../use-waiting-postings.ts'
import { OtherVacancyText } from './other-vacancy-text.tsx'
import type { VacancyFormData } from './vacancy-creation-form.tsx'
import { draftOf } from './vacancy-draft.ts'
import { VacancyForm } from './vacancy-form.tsx'

type Props = VacancyFormData & {
  /** With the publish flag that waits in the outbox. */
  vacancy: Vacancy
  refetch: () => unknown
}

/** The form for an existing vacancy, with the text that waits in the outbox. */
export function VacancyChangeForm({ vacancy, cities, rubrics, payTables, refetch, onDone, preview }: Props) {
  const { waiting, changes } = useChangeInForm('vacancy', vacancy.id, refetch)
  return (
    <VacancyForm
      // A newer version of the vacancy needs a new form. What the user typed is restored from the draft.
      key={`${vacancy.id} ${vacancy.updated_at}`}
      draftKey={`vacancy:${vacancy.id}`}
      initial={{ ...draftOf(vacancy), ...changes }}
      cities={cities ?? []}
      rubrics={rubrics ?? []}
      payTables={payTables}
      waiting={waiting}
      entryOf={({ published: isWanted, ...text }, { version }) => ({
        kind: 'vacancy-change',
        label: text.title,
        // The flag is sent only when it was changed: the switch of the list may change it meanwhile.
        body: {
          id: vacancy.id,
          version,
          fields: isWanted === vacancy.published ? text : { ...text, published: isWanted },
        },
      })}
      notice={(parts) => <OtherVacancyText vacancy={vacancy} waiting={waiting} {...parts} />}
      onRefused={refetch}
      onDone={onDone}
      preview={preview}
    />
  )
}
