import { addRow, type Bitmap, unite } from './bitmap.ts'

// From this length on a bitmap is merged far faster, and takes little more memory (at a million rows).
const MANY = 32_768
// A position takes five bytes at most.
const LONGEST = 5

/**
 * A set of rows, inserted in ascending order. A short list holds the distances between positions, seven bits in each byte
 * (LEB128): one or two bytes for most rows instead of four.
 */
export class RowList {
  #distances: Uint8Array | null = new Uint8Array(8)
  #bits: Bitmap | null = null
  #used = 0
  #length = 0
  #last = 0

  add(position: number): void {
    if (this.#distances && this.#length === MANY) this.#toBits()
    if (this.#distances) this.#addDistance(position, this.#distances)
    else this.#addBit(position)
  }

  addTo(found: Bitmap): void {
    if (this.#bits) unite(found, this.#bits)
    const distances = this.#distances
    if (!distances) return
    let position = 0
    for (let at = 0; at < this.#used; at++) {
      let byte = distances[at] as number
      let distance = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = distances[++at] as number
        distance |= (byte & 127) << shift
      }
      position += distance
      addRow(found, position)
    }
  }

  #addDistance(position: number, distances: Uint8Array): void {
    let own = distances
    if (this.#used + LONGEST > own.length) {
      own = new Uint8Array(Math.ceil(own.length * 1.25) + LONGEST)
      own.set(distances)
      this.#distances = own
    }
    let distance = position - this.#last
    for (; distance > 127; distance >>>= 7) own[this.#used++] = (distance & 127) | 128
    own[this.#used++] = distance
    this.#last = position
    this.#length++
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
    const bits = new Int32Array((this.#last >>> 5) + 1)
    this.addTo(bits)
    this.#bits = bits
    this.#distances = null
  }
}
