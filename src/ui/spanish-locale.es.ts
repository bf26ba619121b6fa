const browser = navigator.language

/** How translations write numbers: the browser's own Spanish, else that of the United States, as `localeOf` does. */
export const spanishLocale = browser.startsWith('es') ? browser : 'es-US'
