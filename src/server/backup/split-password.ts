/** The address of a database without its password, and the password. */
export function splitPassword(databaseUrl: string): { address: string; password: string | undefined } {
  const url = new URL(databaseUrl)
  // libpq lets the parameter win over the part before the @.
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { address: url.href, password: password || undefined }
}
