import { sessionTexts } from '../../app/storage/stores.ts'

/** A list that was sent from this tab, and whose answer nobody has seen yet. */
export type KeptRun = { id: string; name: string; work: 'check' | 'take' }

const key = 'list-run'

export const keepRun = (run: KeptRun | null) =>
  sessionTexts.write(key, run === null ? '' : JSON.stringify(run))

export const keptRun = (): KeptRun | null =>
  JSON.parse(sessionTexts.read(key) || 'null') as KeptRun | null
