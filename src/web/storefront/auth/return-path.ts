import { paths } from '../../app/paths.ts'

/** Where to go after the login. Only a page of this shop: anybody may have made the link. */
export function returnPath(asked: string | null): string | null {
  if (asked === null) return null
  return /^\/(?![/\\])[\w\-./%]*(\?[\w\-.~%&=+]*)?$/.test(asked) ? asked : paths.home()
}
