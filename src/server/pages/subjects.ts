/** Title and description of the one thing that a page shows, from the API's answer. */
export type Subject = { title: string; description: string | null }

type Data = Record<string, unknown>
const DESCRIPTION_LENGTH = 160

/** "Cook, Blue Anchor, Hamburg" and the beginning of the job's description. */
export const jobSubject = (data: Data): Subject => ({
  title: `${text(data.title)}, ${text(data.company_name)}, ${cityOf(data)}`,
  description: shorten(text(data.description)),
})

/** Title and city of an offer, and the beginning of its description. */
export const offerSubject = (data: Data): Subject => ({
  title: `${text(data.name)}, ${cityOf(data)}`,
  description: shorten(text(data.description)),
})

/** A page of text, such as the imprint. */
export const textPageSubject = (data: Data): Subject => ({
  title: text(data.title),
  description: shorten(withoutTags(text(data.html))),
})

/** An article by its title and summary. */
export const articleSubject = (data: Data): Subject => ({
  title: text(data.title),
  description: shorten(text(data.summary)),
})

/** A person's name. Profile texts are not for search engines. */
export const profileSubject = (data: Data): Subject => ({ title: text(data.name), description: null })

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const cityOf = (data: Data) => text((data.city as { name?: unknown } | undefined)?.name)

/** Plain text of rich text. */
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&(?:#\d+|\w+);/g, ' ')

/** One line of at most 160 characters, cut between words. */
function shorten(whole: string): string {
  const line = whole.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace === -1 ? cut : cut.slice(0, lastSpace)} …`
}
