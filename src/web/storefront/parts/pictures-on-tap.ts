import { useSyncExternalStore } from 'react'
import { localTexts } from '../../app/storage/stores.ts'
import { picturesKey } from '../../app/document/storage-keys.ts'

// Data saver: pictures load on tap. The inline script sets it on <html> before the first paint; the cookie tells the server not to preload
// pictures.
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
