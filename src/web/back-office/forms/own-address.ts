/** "offers" → "/offers"; an address copied from the browser loses the shop's own origin. Other sites stay as typed. */
export function ownAddressIn(typed: string, origin: string): string {
  const text = typed.trim()
  const address =
    text === origin || text.startsWith(`${origin}/`) ? text.slice(origin.length) || '/' : text
  const isPath = address === '' || /^[/\\]/.test(address)
  const isSite = /^[^/]*[:.\s]/.test(address)
  return isPath || isSite ? address : `/${address}`
}
