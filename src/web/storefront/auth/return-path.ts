import { paths } from '../../app/paths.ts'

/** Only paths of this shop are allowed, since anyone can craft the link. */
export function returnPath(requested: string | null): string | null {
  if (requested === null) return null
  return /^\/(?![/\\])[\w\-./%]*(\?[\w\-.~%&=+]*)?$/.test(requested) ? requested : paths.home()
}
