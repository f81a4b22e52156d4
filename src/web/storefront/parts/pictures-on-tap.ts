import { useSyncExternalStore } from 'react'
import { localTexts } from '../../app/storage/stores.ts'
import { createSignal } from '../../app/store.ts'
import { picturesKey } from '../../app/document/storage-keys.ts'

// Data saver: pictures load on tap. The inline script sets it on <html> before the first paint; the cookie tells the server not to preload
// pictures.
const choices = createSignal()
const areOnTap = () => document.documentElement.dataset.pictures === 'tap'

export const usePicturesOnTap = () => useSyncExternalStore(choices.subscribe, areOnTap, () => false)

export function choosePictures(choice: 'always' | 'tap') {
  document.documentElement.dataset.pictures = choice
  document.cookie = `${picturesKey}=${choice}; path=/; max-age=31536000; samesite=lax`
  localTexts.write(picturesKey, choice)
  choices.notify()
}
