import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { ContentForms } from '#shared/contract/edited-content.ts'

type Row = Record<string, unknown>
type Columns = Record<string, unknown>

/** How a kind of content is stored: its table, the order of its list, and the conversion between form and columns. */
export type StoredKind<Form> = {
  table: 'blog_articles' | 'news' | 'faq_entries' | 'pages' | 'rubrics' | 'cities' | 'contacts'
  /** The column of the titles, which the list's search reads. */
  titles: string
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[]
  toColumns(form: Form, now: Date): Columns
  /** The Markdown texts of the form. */
  markdownOf(form: Form): string[]
  toForm(row: Row): Form
}

const json = JSON.stringify
const timeOf = (text: string | null) => (text === null ? null : new Date(text))
const textOf = (time: unknown) => (time instanceof Date ? time.toISOString() : null)
/** Copies these columns without a check, because they were checked when they were stored. */
const pick = <Form>(row: Row, names: readonly (keyof Form & string)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Form

/** Every kind of content that the administration edits. */
export const STORED_KINDS: { [Kind in ContentKind]: StoredKind<ContentForms[Kind]> } = {
  blog: {
    table: 'blog_articles',
    titles: 'titles',
    order: [
      ['published_at', 'desc'],
      ['id', 'desc'],
    ],
    toColumns: ({ slug, titles, summaries, bodies, cover, sources, checked_on, published_at }, now) => ({
      slug,
      titles: json(titles),
      summaries: json(summaries),
      bodies: json(bodies),
      cover: cover && json(cover),
      sources: json(sources),
      checked_on,
      published_at: timeOf(published_at),
      updated_at: now,
    }),
    markdownOf: ({ bodies }) => Object.values(bodies),
    toForm: (row) => ({
      ...pick<ContentForms['blog']>(row, [
        'slug',
        'titles',
        'summaries',
        'bodies',
        'cover',
        'sources',
        'checked_on',
      ]),
      published_at: textOf(row.published_at),
    }),
  },
  news: {
    table: 'news',
    titles: 'titles',
    order: [
      ['published_at', 'desc'],
      ['id', 'desc'],
    ],
    toColumns: ({ titles, bodies, published_at }) => ({
      titles: json(titles),
      bodies: json(bodies),
      published_at: timeOf(published_at),
    }),
    markdownOf: ({ bodies }) => Object.values(bodies),
    toForm: (row) => ({
      ...pick<ContentForms['news']>(row, ['titles', 'bodies']),
      published_at: textOf(row.published_at),
    }),
  },
  faq: {
    table: 'faq_entries',
    titles: 'questions',
    order: [
      ['topic', 'asc'],
      ['position', 'asc'],
      ['id', 'asc'],
    ],
    toColumns: ({ topic, questions, answers, position }) => ({
      topic,
      questions: json(questions),
      answers: json(answers),
      position,
    }),
    markdownOf: ({ answers }) => Object.values(answers),
    toForm: (row) => pick(row, ['topic', 'questions', 'answers', 'position']),
  },
  pages: {
    table: 'pages',
    titles: 'titles',
    order: [['slug', 'asc']],
    toColumns: ({ slug, titles, bodies }, now) => ({
      slug,
      titles: json(titles),
      bodies: json(bodies),
      updated_at: now,
    }),
    markdownOf: ({ bodies }) => Object.values(bodies),
    toForm: (row) => pick(row, ['slug', 'titles', 'bodies']),
  },
  rubrics: {
    table: 'rubrics',
    titles: 'names',
    order: [
      ['position', 'asc'],
      ['id', 'asc'],
    ],
    toColumns: ({ slug, icon, names, synonyms, in_main, position }) => ({
      slug,
      icon,
      names: json(names),
      synonyms: json(synonyms),
      in_main,
      position,
    }),
    markdownOf: () => [],
    toForm: (row) => pick(row, ['slug', 'icon', 'names', 'synonyms', 'in_main', 'position']),
  },
  cities: {
    table: 'cities',
    titles: 'names',
    order: [
      ['population', 'desc'],
      ['id', 'asc'],
    ],
    toColumns: ({ names }) => ({ names: json(names) }),
    markdownOf: () => [],
    toForm: (row) => pick(row, ['names']),
  },
  contacts: {
    table: 'contacts',
    titles: 'address',
    order: [['id', 'asc']],
    toColumns: ({ address, phone, phone2 }) => ({ address, phone, phone2 }),
    markdownOf: () => [],
    toForm: (row) => pick(row, ['address', 'phone', 'phone2']),
  },
}
