import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { KINDS } from './registry.ts'

const STORY = join(import.meta.dirname, '../../../simulator/story')

/** The kinds of entries that no story writes, by the reason. Browser stories or tests of the outbox send each of them. */
const NOT_PLAYED: Record<string, readonly string[]> = {
  'written by the screens of the stories, not by their steps': ['room-read'],
  'the same code sends those of offers': ['vacancy-creation', 'vacancy-change', 'vacancy-removal'],
  'the same code sends renewals of a vacancy': ['vacancy-confirmation', 'vacancy-change-drop'],
  'a text with a version, as the text about oneself or an offer': [
    'bid-change',
    'bid-note',
    'profile-entry-change',
  ],
  'created under a key once, as work experience or a report': [
    'contact-message',
    'objection',
    'saved-search-add',
    'template-creation',
    'newsletter-start',
  ],
  'only the last counts, as of a star or a setting': [
    'avatar',
    'bid-seen',
    'saved-search-notify',
    'template-name',
  ],
  'a deletion, as that of an offer': [
    'newsletter-end',
    'profile-entry-remove',
    'room-removal',
    'saved-search-remove',
    'template-removal',
  ],
  'needs a member of staff, whom no story has': [
    'vacancy-approval',
    'vacancy-rejection',
    'report-decision',
    'objection-decision',
    'take-down',
    'measure',
    'decision-reversal',
    'contact-reply',
    'contact-state',
  ],
}

const played = readdirSync(STORY)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(STORY, name), 'utf8'))
  .join('\n')
// Steps and intentions have kinds too, but no body.
const ENTRY = /kind: '([\w-]+)', (?:body|label)\b/g
const ONE_OF_TWO = /kind(?: =|:) \w+ \? '([\w-]+)' : '([\w-]+)'/g
const kindsPlayed = [...played.matchAll(ENTRY), ...played.matchAll(ONE_OF_TWO)].flatMap(
  ([, ...kinds]) => kinds,
)
const isPlayed = (kind: string) => kindsPlayed.includes(kind)

it('the simulator plays each kind of entry, or says why not', () => {
  const excused = Object.values(NOT_PLAYED).flat()
  const kinds = Object.keys(KINDS)
  expect(kinds.filter((kind) => !isPlayed(kind)).sort()).toEqual(excused.toSorted())
})
