import { boughtKey, viewedKey } from '../../app/document/storage-keys.ts'
import { storedText } from '../../app/storage/stored-text.ts'

// A guest's orders and viewed products stay in this browser: the server only receives the ids when asked for prices. Cleared at logout
// (app/storage/keep-storage-for.ts).

/** One order per line, newest first: "id:quantity id:quantity". */
export const bought = storedText(boughtKey, 8000)
/** Ids, newest first. */
export const viewed = storedText(viewedKey, 800)
