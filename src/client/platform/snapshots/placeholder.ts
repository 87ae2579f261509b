/** Whether `part` of the page shows a placeholder for loading content (ui/skeleton.tsx). Hidden ones do not count. */
export const isLoading = (part: HTMLElement): boolean =>
  [...part.querySelectorAll('[data-placeholder]')].some((element) => element.checkVisibility())
