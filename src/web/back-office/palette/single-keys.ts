import { storedText } from '../../app/storage/stored-text.ts'

/** Whether a plain sign is a shortcut on this device: 'off', or nothing. Who speaks to the computer types such signs by mistake. */
export const singleKeys = storedText('office-keys', 3)
