import type { MessageDescriptor } from '@lingui/core'
import type { LinkOptions } from '@tanstack/react-router'
import { CONTENT_KINDS } from '#shared/contract/content-kinds.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { fold } from '#shared/rules/fold-text.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { EDITED_KINDS } from '../content/kinds.ts'
import { adminPathsOf, sectionOf } from '../sections.ts'

/** A page of the administration: a section of the menu or a list of content. */
export type FoundPage = { title: string; link: LinkOptions }

/** The pages that a role may open whose titles have every word of `q`, in the order of the menu. */
export function findPages(
  role: StaffRole,
  q: string,
  words: (label: MessageDescriptor) => string,
): FoundPage[] {
  const from = '/$lang'
  const sections = adminPathsOf(role).map((to) => ({ title: words(sectionOf(to).label), link: { from, to } }))
  const lists = hasRight(role, 'content')
    ? CONTENT_KINDS.map((kind) => ({
        title: words(EDITED_KINDS[kind].label),
        link: { from, to: '/$lang/admin/content/$kind', params: { kind } },
      }))
    : []
  const wanted = fold(q).split(/\s+/)
  return [...sections, ...lists].filter(({ title }) => {
    const folded = fold(title)
    return wanted.every((word) => folded.includes(word))
  }) as FoundPage[]
}
