import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The extensions that migrations create. PGlite needs them each time it opens a database. */
export const PGLITE_EXTENSIONS = { pg_trgm }
