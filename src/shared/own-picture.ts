/** The address of a picture from our own storage. */
export const OWN_PICTURE = /^\/media\/[0-9a-f-]{36}\.webp$/
