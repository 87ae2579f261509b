/** The fragment of the address that opens the contact form. */
export const CONTACT_HASH = 'contact'
/** The path, below a language, of the page on which the contact form is open. */
export const CONTACT_PATH = `about-company#${CONTACT_HASH}`
