import { sessionTexts } from '../../app/storage/stores.ts'

/** An import that was started in this tab and whose result is not displayed yet. */
export type SavedRun = { id: string; name: string; work: 'check' | 'take' }

const key = 'list-run'

export const saveRun = (run: SavedRun | null) =>
  sessionTexts.write(key, run === null ? '' : JSON.stringify(run))

export const savedRun = (): SavedRun | null =>
  JSON.parse(sessionTexts.read(key) || 'null') as SavedRun | null
