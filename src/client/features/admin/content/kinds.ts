import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ANNOUNCED_PAGES,
  type ContentKind,
  FAQ_GROUPS,
  isPageOf,
  LEGAL_PAGES,
  RUBRIC_ICONS,
} from '#shared/contract/content-kinds.ts'
import { LIMITS } from '#shared/contract/limits.ts'

type Common = {
  name: string
  label: MessageDescriptor
  help?: MessageDescriptor
  isRequired?: boolean
  isReadOnly?: boolean
}
/** A field of an editor. The `local-…` ones have a value for each language. */
export type EditorField = Common &
  (
    | { type: 'line' | 'text' | 'local-line' | 'local-text' | 'local-markdown'; max: number }
    | { type: 'number' | 'switch' | 'date' | 'cover' | 'sources' | 'publication' | 'local-words' }
    | {
        type: 'choice' | 'icon'
        options: readonly (readonly [value: string, label: MessageDescriptor | string])[]
      }
  )

type EditedKind = {
  label: MessageDescriptor
  help: MessageDescriptor
  /** The button that adds one; null when items can be neither added nor deleted. */
  newLabel: MessageDescriptor | null
  fields: readonly EditorField[]
  /** The value of a new item. */
  empty: Record<string, unknown>
}

const slug: EditorField = {
  type: 'line',
  name: 'slug',
  label: msg`Address`,
  help: msg`The last part of the link: lower-case letters, digits and hyphens`,
  max: LIMITS.slug,
  isRequired: true,
}
const titles: EditorField = {
  type: 'local-line',
  name: 'titles',
  label: msg`Title`,
  max: LIMITS.articleTitle,
  isRequired: true,
}
const bodies: EditorField = {
  type: 'local-markdown',
  name: 'bodies',
  label: msg`Text`,
  max: LIMITS.articleText,
  isRequired: true,
}
const publication: EditorField = { type: 'publication', name: 'published_at', label: msg`Publication` }
const position: EditorField = {
  type: 'number',
  name: 'position',
  label: msg({ message: 'Position', context: 'in a list' }),
  help: msg`Lower numbers come first`,
}
const GROUP_LABELS = { general: msg`General`, employer: msg`For employers`, worker: msg`For job seekers` }

/** Whether an item is a page that every site must have. */
export const isRequired = (kind: ContentKind, form: object) => isPageOf(LEGAL_PAGES, kind, form)
const fixedSlug: EditorField = {
  ...slug,
  help: msg`Cannot be changed: this page is required and must stay at this address`,
  isReadOnly: true,
}

/** The fields of the editor of an item; of a new one without a form. */
export const fieldsOf = (kind: ContentKind, form?: object): readonly EditorField[] =>
  form && isRequired(kind, form)
    ? EDITED_KINDS[kind].fields.map((field) => (field === slug ? fixedSlug : field))
    : EDITED_KINDS[kind].fields

/** Whether a changed text of this item waits until it is announced. */
export const isAnnounced = (kind: ContentKind, form: object) => isPageOf(ANNOUNCED_PAGES, kind, form)

/** The editors of all kinds of content, in the order of the overview. */
export const EDITED_KINDS: Record<ContentKind, EditedKind> = {
  blog: {
    label: msg`Blog`,
    help: msg`Articles with a picture, sources and a date of publication`,
    newLabel: msg`New article`,
    fields: [
      titles,
      {
        type: 'local-text',
        name: 'summaries',
        label: msg`Summary`,
        max: LIMITS.articleSummary,
        isRequired: true,
      },
      bodies,
      { type: 'cover', name: 'cover', label: msg`Cover picture` },
      slug,
      { type: 'sources', name: 'sources', label: msg`Sources` },
      { type: 'date', name: 'checked_on', label: msg`Last checked against the sources` },
      publication,
    ],
    empty: {
      slug: '',
      titles: {},
      summaries: {},
      bodies: {},
      cover: null,
      sources: [],
      checked_on: null,
      published_at: null,
    },
  },
  news: {
    label: msg`News`,
    help: msg`Short news on the home page; the latest three are shown`,
    newLabel: msg`New news item`,
    fields: [titles, bodies, publication],
    empty: { titles: {}, bodies: {}, published_at: null },
  },
  faq: {
    label: msg`Questions and answers`,
    help: msg`Three groups: general, for employers, for job seekers`,
    newLabel: msg`New question`,
    fields: [
      { ...titles, name: 'questions', label: msg`Question` },
      { ...bodies, name: 'answers', label: msg`Answer` },
      {
        type: 'choice',
        name: 'topic',
        label: msg`Group`,
        options: FAQ_GROUPS.map((group) => [group, GROUP_LABELS[group]] as const),
      },
      position,
    ],
    empty: { topic: 'general', questions: {}, answers: {}, position: 0 },
  },
  pages: {
    label: msg`Pages`,
    help: msg`Legal notice, privacy policy, terms of use and other pages, with all versions`,
    newLabel: msg`New page`,
    fields: [titles, bodies, slug],
    empty: { slug: '', titles: {}, bodies: {} },
  },
  rubrics: {
    label: msg`Rubrics`,
    help: msg`Names, order, icons and search words of the rubrics`,
    newLabel: msg`New rubric`,
    fields: [
      {
        type: 'local-line',
        name: 'names',
        label: msg({ message: 'Name', context: 'of a rubric' }),
        max: LIMITS.name,
        isRequired: true,
      },
      {
        type: 'local-words',
        name: 'synonyms',
        label: msg`Search words`,
        help: msg`What people type when they look for this rubric, separated by commas`,
      },
      {
        type: 'icon',
        name: 'icon',
        label: msg`Icon`,
        options: RUBRIC_ICONS.map((icon) => [icon, icon] as const),
      },
      { type: 'switch', name: 'in_main', label: msg`Show on the home page` },
      position,
      slug,
    ],
    empty: { slug: '', icon: 'dots', names: {}, synonyms: {}, in_main: false, position: 0 },
  },
  cities: {
    label: msg`Cities`,
    help: msg`Names of the cities in each language`,
    newLabel: null,
    fields: [
      {
        type: 'local-line',
        name: 'names',
        label: msg({ message: 'Name', context: 'of a city' }),
        help: msg`If there is no name in a language, the German name is shown`,
        max: LIMITS.name,
      },
    ],
    empty: { names: {} },
  },
  contacts: {
    label: msg`Contacts`,
    help: msg`Addresses and phone numbers at the bottom of every page`,
    newLabel: msg`New contact`,
    fields: [
      { type: 'text', name: 'address', label: msg`Postal address`, max: 300, isRequired: true },
      { type: 'line', name: 'phone', label: msg`Phone`, max: LIMITS.phone, isRequired: true },
      { type: 'line', name: 'phone2', label: msg`Second phone`, max: LIMITS.phone },
    ],
    empty: { address: '', phone: '', phone2: null },
  },
}
