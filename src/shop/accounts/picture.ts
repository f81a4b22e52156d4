import { DuplicateKey } from '#db/database.ts'
import { Refusal } from '../refusals.ts'

/** Uploaded, not stored yet. */
export type NewPicture = {
  /** Stores it and returns its path; refuses anything but a picture. */
  keep: () => Promise<string>
  remove: (path: string) => Promise<void>
}

/**
 * True if the transaction surely failed. After any other error it may have committed (connection lost);
 * then the hourly sweep removes unused files.
 */
export const isSurelyUnwritten = (error: unknown) =>
  error instanceof Refusal || error instanceof DuplicateKey
