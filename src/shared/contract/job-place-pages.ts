/** The value of {rubric} in jobs/{rubric}/{city} that means all rubrics. */
export const ANY_RUBRIC = 'all'
/** Jobs on each page of a place. */
export const JOB_PLACE_PAGE_SIZE = 20
