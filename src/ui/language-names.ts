/** The languages people choose from, each in its own words. */
export const languageNames = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]
