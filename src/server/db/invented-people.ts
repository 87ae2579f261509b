/** Where the demo's invented people have their addresses: nobody reads mail there or can sign in as one of them. */
export const INVENTED_DOMAIN = 'demo.jobmost.example'
