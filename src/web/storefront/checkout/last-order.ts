const place = 'orderid'

/** The id of the last order, kept in the browser. */
export function saveLastOrder({ id }: { id: string }) {
  try {
    localStorage.setItem(place, id)
  } catch {
    // It is a convenience only.
  }
}
