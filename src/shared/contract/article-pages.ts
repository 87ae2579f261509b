/** Articles on one page of the blog. */
export const BLOG_PAGE_SIZE = 10
/** News on the home page. */
export const LATEST_NEWS = 3
