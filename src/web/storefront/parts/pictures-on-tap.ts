import { useSyncExternalStore } from 'react'
import { localTexts } from '../../app/storage/stores.ts'
import { picturesKey } from '../../app/document/storage-keys.ts'

// Whether pictures wait for a tap, to save data. Said on <html> by the script in the head before
// anything is drawn; the cookie tells the server to have no picture fetched ahead.
const listeners = new Set<() => void>()
const areOnTap = () => document.documentElement.dataset.pictures === 'tap'

function hear(change: () => void) {
  listeners.add(change)
  return () => void listeners.delete(change)
}

export const usePicturesOnTap = () => useSyncExternalStore(hear, areOnTap, () => false)

export function choosePictures(choice: 'always' | 'tap') {
  document.documentElement.dataset.pictures = choice
  document.cookie = `${picturesKey}=${choice}; path=/; max-age=31536000; samesite=lax`
  localTexts.write(picturesKey, choice)
  for (const change of listeners) change()
}
