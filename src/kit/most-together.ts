/** So many operations go in one request of a page at most. */
export const mostTogether = 16
