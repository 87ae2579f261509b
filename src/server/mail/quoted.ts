// Anyone may choose a name and text as they like. A link in our mail would seem to come from us.
const MAX_NAME = 60

/** A stranger's name for a mail: short, on one line, and nothing that a mail program would make a link or a number to call of. */
export const quotedName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}&'’()+,.\- ]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\d[\d ()+-]{5,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)

/**
 * A stranger's text for a mail, with addresses that no mail program makes a link of. Many programs link a domain without
 * `https://` too, so a space follows each dot before two letters.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/(?:[a-z]{2,10}:\/\/|www\.)\S+/gi, '[…]')
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})/gu, '. ')
