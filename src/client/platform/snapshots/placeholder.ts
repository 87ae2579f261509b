/** Whether `part` of the page shows a visible placeholder for loading content (ui/skeleton.tsx). */
export const isLoading = (part: HTMLElement): boolean =>
  [...part.querySelectorAll('[data-placeholder]')].some((element) => element.checkVisibility())
