import { DuplicateKey } from '#db/database.ts'
import { Refusal } from '../refusals.ts'

/** An uploaded picture, not stored yet. */
export type NewPicture = {
  /** Stores it and returns its path; refuses what is no picture. */
  keep: () => Promise<string>
  /** Takes a stored one away again. */
  remove: (path: string) => Promise<void>
}

/**
 * Whether nothing was written for sure, so that a new picture can be removed. After any other error the
 * commit may have been done (a connection that is lost after it): then the hourly sweep removes the
 * file, if no row names it.
 */
export const isSurelyUnwritten = (error: unknown) =>
  error instanceof Refusal || error instanceof DuplicateKey
