/** The domain of the demo users' e-mail addresses. It has no mailboxes, and nobody can sign in as these users. */
export const INVENTED_DOMAIN = 'demo.jobmost.example'
