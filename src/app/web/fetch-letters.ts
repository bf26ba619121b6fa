// Asked for before anything is drawn: letters that come after their text break its lines anew.
void document.fonts.load('1em "Geist"').catch(() => undefined)

export {}
