export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : ''
  return `${first}${last ?? ''}`.toUpperCase()
}
