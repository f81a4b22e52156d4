import { storedText } from '../../app/storage/stored-text.ts'

// What this browser has ordered as a guest and looked at. It stays here: the shop is asked for today's prices of
// these products and told nothing else. At a logout both are forgotten (app/storage/keep-storage-for.ts).

/** One order a line, the newest first: "id:quantity id:quantity". */
export const bought = storedText('bought', 8000)
/** Ids, the newest first. */
export const viewed = storedText('viewed', 800)
