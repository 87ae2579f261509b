import { addAll, addRow, type Bitmap } from './bitmap.ts'

// From this length on a bitmap takes no more memory than the list (at a million rows) and is merged far faster.
const MANY = 32_768

/** A set of rows, inserted in ascending order. */
export class RowList {
  #places: Uint32Array | null = new Uint32Array(4)
  #bits: Bitmap | null = null
  #length = 0

  add(place: number): void {
    if (this.#places && this.#length === MANY) this.#toBits()
    if (this.#places) this.#addPlace(place, this.#places)
    else this.#addBit(place)
  }

  addTo(found: Bitmap): void {
    if (this.#bits) addAll(found, this.#bits)
    const places = this.#places
    if (places) for (let index = 0; index < this.#length; index++) addRow(found, places[index] as number)
  }

  #addPlace(place: number, places: Uint32Array): void {
    let own = places
    if (this.#length === own.length) {
      own = new Uint32Array(Math.ceil(this.#length * 1.5))
      own.set(places)
      this.#places = own
    }
    own[this.#length++] = place
  }

  #addBit(place: number): void {
    let bits = this.#bits as Bitmap
    if (place >>> 5 >= bits.length) {
      bits = new Int32Array(Math.ceil((place >>> 5) * 1.25) + 1)
      bits.set(this.#bits as Bitmap)
      this.#bits = bits
    }
    addRow(bits, place)
  }

  #toBits(): void {
    const last = (this.#places as Uint32Array)[this.#length - 1] as number
    const bits = new Int32Array((last >>> 5) + 1)
    this.addTo(bits)
    this.#bits = bits
    this.#places = null
  }
}
