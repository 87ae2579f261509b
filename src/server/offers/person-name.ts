/** How a person is named to the public: the surname is shortened to its initial. */
export function publicName(name: string, surname: string): string {
  const initial = [...surname.trim()][0]
  return initial ? `${name} ${initial.toUpperCase()}.` : name
}
