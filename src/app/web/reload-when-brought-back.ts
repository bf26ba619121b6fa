/** A page that the browser had put aside and brings back whole asks anew who is here: that may be somebody else by now. */
export function reloadWhenBroughtBack(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
}
