/** A picture that somebody sent, not stored yet. */
export type NewPicture = {
  /** Stores it and returns its path; refuses what is no picture. */
  keep: () => Promise<string>
  /** Takes a stored one away again. */
  remove: (path: string) => Promise<void>
}
