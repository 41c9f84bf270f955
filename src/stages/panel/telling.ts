/** Tells whoever listens to progress; their trouble is not the panel's. */
export function tellSafely<Event>(listen: (event: Event) => void, event: Event): void {
  try {
    listen(event);
  } catch {
    // Nothing can be done about a broken terminal here, and the review goes on.
  }
}
