/** A text of an order's goods as its paper says it: translated, where the shop has a translation. */
export const textIn =
  (texts: Readonly<Record<string, string>>) => (text: string | null | undefined) =>
    text && (texts[text] ?? text)
