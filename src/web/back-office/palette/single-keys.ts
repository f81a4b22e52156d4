import { storedText } from '../../app/storage/stored-text.ts'

/** Single-character shortcuts on this device: 'off' or ''. Speech input triggers them by mistake. */
export const singleKeys = storedText('office-keys', 3)
