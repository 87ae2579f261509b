/** A person's name as others see it: the surname is shortened to its initial (src/docs/product.md). */
export function publicName({ name, surname }: { name: string; surname: string }): string {
  const [initial] = surname.trim()
  return initial ? `${name} ${initial.toUpperCase()}.` : name
}
