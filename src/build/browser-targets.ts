type Package = { browserslist?: string[] }

const NAMES: Record<string, string> = { ios_saf: 'ios' }

/**
 * The oldest browsers of package.json's `browserslist` in the format of Vite's `build.target`: "safari >= 17.5" is
 * "safari17.5".
 * @throws Error for a line that does not name one oldest version
 */
export function browserTargets({ browserslist = [] }: Package): string[] {
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
    if (!name) throw new Error(`browserslist: "${line}" must be like "chrome >= 123"`)
    return `${NAMES[name] ?? name}${version}`
  })
}
