import { storedText } from '../../../app/storage/stored-text.ts'

export const waitingKey = 'kiryana-waiting'

/** The order that was sent without an answer, as JSON; '' if none. Shared by all tabs. */
export const waitingText = storedText(waitingKey, 100_000)
