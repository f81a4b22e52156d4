import { keepInTab, keptInTab } from '../forms/tab-store.ts'

/** A list that was sent from this tab, and whose answer nobody has seen yet. */
export type KeptRun = { id: string; name: string; work: 'check' | 'take' }

const key = 'list-run'

export const keepRun = (run: KeptRun | null) => keepInTab(key, run && JSON.stringify(run))

export const keptRun = (): KeptRun | null => JSON.parse(keptInTab(key) ?? 'null') as KeptRun | null
