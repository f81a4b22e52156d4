import { storedText } from '../../app/storage/stored-text.ts'
import { parseQueue, type QueuedAction, type RiderRun } from './queue.ts'

// Its name keeps it over a login: it is sent when its rider is back.
const queueText = storedText('office-run-queue', 500_000)
const runText = storedText('run-of-rider', 2_000_000)

export const readQueue = () => parseQueue(queueText.read())
export const useQueueText = () => queueText.use()
export const readRun = () => parseRun(runText.read())
export const useRunText = () => runText.use()

export const changeQueue = (change: (queue: QueuedAction[]) => QueuedAction[]) => {
  const queue = change(readQueue())
  queueText.write(queue.length === 0 ? '' : JSON.stringify(queue))
}

/** The run as the shop last told it, for a start without a connection. */
export const saveRun = (run: RiderRun) => runText.write(JSON.stringify(run))

/** A copy of the page, or an answer that came late, may be older than what is saved. */
export function saveLoadedRun(loaded: RiderRun) {
  if (newerRun(loaded, parseRun(runText.read())) === loaded) saveRun(loaded)
}

/** At a logout: it has names and addresses. */
export const clearRun = () => runText.write('')

/** Null: none, or corrupt. */
export function parseRun(text: string): RiderRun | null {
  try {
    const saved = JSON.parse(text || 'null') as RiderRun | null
    return typeof saved?.seq === 'number' && Array.isArray(saved.stops) ? saved : null
  } catch {
    return null
  }
}

/** The answer that knows a newer event, else the later one. Times alone don't tell: the clocks of several servers differ. */
export function newerRun(loaded: RiderRun, saved: RiderRun | null): RiderRun {
  if (saved === null || saved.rider.id !== loaded.rider.id) return loaded
  const isNewer = loaded.seq === saved.seq ? loaded.at > saved.at : loaded.seq > saved.seq
  return isNewer ? loaded : saved
}
