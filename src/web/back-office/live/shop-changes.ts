import { createSignal } from '../../app/store.ts'

/** Notifies when something in the shop has changed. */
export const shopChanges = createSignal()
