import { storedText } from '../../app/storage/stored-text.ts'

/** Id of the last order placed in this browser; '' if none. */
export const lastOrder = storedText('orderid', 66)
