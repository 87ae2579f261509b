/**
 * The position of each id: a hash table with open addressing in one typed array, a sixth of the memory of a Map. It stores
 * positions only, and reads the ids in the column. A removed row keeps its slot until its id gets another position.
 */
export function createPositions(
  idAt: (position: number) => number,
  isPresent: (position: number) => boolean,
  expected: number,
) {
  let slots = new Int32Array(sizeFor(expected))
  let used = 0

  /** The slot of an id, or the free one where it belongs. */
  function slotOf(id: number): number {
    const mask = slots.length - 1
    // Multiplicative hashing: consecutive ids are spread over the table.
    let slot = (Math.imul(id, 0x9e3779b1) >>> 0) & mask
    for (;;) {
      const position = (slots[slot] as number) - 1
      if (position < 0 || idAt(position) === id) return slot
      slot = (slot + 1) & mask
    }
  }

  function grow() {
    const old = slots
    slots = new Int32Array(old.length * 2)
    for (const stored of old) if (stored) slots[slotOf(idAt(stored - 1))] = stored
  }

  return {
    /** The position of an id that is present. */
    get(id: number): number | undefined {
      const position = (slots[slotOf(id)] as number) - 1
      return position >= 0 && isPresent(position) ? position : undefined
    },
    /** Stores the position of an id, which its column must already have. */
    set(id: number, position: number): void {
      if (used * 3 >= slots.length * 2) grow()
      const slot = slotOf(id)
      if (slots[slot] === 0) used++
      slots[slot] = position + 1
    },
  }
}

/** The power of two that holds `expected` ids with a third of the slots free. */
const sizeFor = (expected: number) => 2 ** Math.ceil(Math.log2(Math.max(1_024, expected * 1.5)))
