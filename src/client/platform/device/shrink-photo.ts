/** Twice the 512 px that the server stores, because the server crops the picture to a square. */
const MAX_SIDE = 1024
const QUALITY = 0.9

/**
 * Makes a photo smaller on the device, upright and without metadata.
 * @returns null when the browser cannot read the picture
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY))
  // A browser that cannot write WebP writes PNG instead.
  return blob && new File([blob], file.name, { type: blob.type })
}

/** The file as a data URL. */
export const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
