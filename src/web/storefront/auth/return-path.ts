import { paths } from '../../app/paths.ts'

/** Only paths of this shop are allowed, since anyone can craft the link. */
export function returnPath(asked: string | null): string | null {
  if (asked === null) return null
  return /^\/(?![/\\])[\w\-./%]*(\?[\w\-.~%&=+]*)?$/.test(asked) ? asked : paths.home()
}
