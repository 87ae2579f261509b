/** The names under which the device keeps the texts of unsent decisions. An undone decision gets its text back by them. */
export const draftNames = {
  text: ({ id, version }: { id: number; version: number | null }) => `moderation:${id}:${version}`,
  report: (id: number) => `report-decision:${id}`,
  objection: (id: number) => `objection-decision:${id}`,
  takeDown: (type: 'vacancies' | 'offers', id: number) => `take-down:${type}:${id}`,
  measure: (id: number) => `measure:${id}`,
  unblock: (id: number) => `unblock:${id}`,
}
