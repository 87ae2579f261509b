import { addRow, type Bitmap, unite } from './bitmap.ts'

// From this length on a bitmap takes no more memory than the list (at a million rows) and is merged far faster.
const MANY = 32_768

/** A set of rows, inserted in ascending order. */
export class RowList {
  #positions: Uint32Array | null = new Uint32Array(4)
  #bits: Bitmap | null = null
  #length = 0

  add(position: number): void {
    if (this.#positions && this.#length === MANY) this.#toBits()
    if (this.#positions) this.#addPosition(position, this.#positions)
    else this.#addBit(position)
  }

  addTo(found: Bitmap): void {
    if (this.#bits) unite(found, this.#bits)
    const positions = this.#positions
    if (positions)
      for (let index = 0; index < this.#length; index++) addRow(found, positions[index] as number)
  }

  #addPosition(position: number, positions: Uint32Array): void {
    let own = positions
    if (this.#length === own.length) {
      own = new Uint32Array(Math.ceil(this.#length * 1.5))
      own.set(positions)
      this.#positions = own
    }
    own[this.#length++] = position
  }

  #addBit(position: number): void {
    let bits = this.#bits as Bitmap
    if (position >>> 5 >= bits.length) {
      bits = new Int32Array(Math.ceil((position >>> 5) * 1.25) + 1)
      bits.set(this.#bits as Bitmap)
      this.#bits = bits
    }
    addRow(bits, position)
  }

  #toBits(): void {
    const last = (this.#positions as Uint32Array)[this.#length - 1] as number
    const bits = new Int32Array((last >>> 5) + 1)
    this.addTo(bits)
    this.#bits = bits
    this.#positions = null
  }
}
