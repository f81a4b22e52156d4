import { sessionTexts } from '../../app/storage/stores.ts'

/** A list that was sent from this tab, and whose answer nobody has seen yet. */
export type SavedRun = { id: string; name: string; work: 'check' | 'take' }

const key = 'list-run'

export const saveRun = (run: SavedRun | null) =>
  sessionTexts.write(key, run === null ? '' : JSON.stringify(run))

export const savedRun = (): SavedRun | null =>
  JSON.parse(sessionTexts.read(key) || 'null') as SavedRun | null
