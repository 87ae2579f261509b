/** Whether nothing in the visible part of the page still loads; for `page.waitForFunction`. */
export const isQuiet = () =>
  document.querySelector('main h1') !== null &&
  document.fonts.status === 'loaded' &&
  ![...document.querySelectorAll('[aria-busy="true"], [data-placeholder]')].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  })
