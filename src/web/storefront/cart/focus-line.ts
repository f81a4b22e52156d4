/** Focuses `part` of a cart line, else its name; false if there is no such line. */
export function focusLine(list: ParentNode | null, key: string, part = 'h2 a'): boolean {
  const line = list?.querySelector(`.line[data-line="${CSS.escape(key)}"]`)
  const target = line?.querySelector<HTMLElement>(part) ?? line?.querySelector<HTMLElement>('h2 a')
  target?.focus()
  return target !== undefined && target !== null
}
