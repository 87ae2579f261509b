import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { VacancyTemplate } from '#shared/contract/vacancy-templates.ts'

/** The templates with the waiting names and deletions applied. */
export function useTemplatesWithWaiting(templates: VacancyTemplate[] | undefined) {
  const removed = useWaiting('template-removal')
  const named = useWaiting('template-name')
  return templates
    ?.filter(({ id }) => !removed.some((one) => one.id === id))
    .map((template) => {
      const name = named.findLast(({ id }) => id === template.id)?.name ?? template.name
      return { ...template, name }
    })
}
