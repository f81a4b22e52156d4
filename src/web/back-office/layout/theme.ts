import { useEffect, useSyncExternalStore } from 'react'
import { themeKey } from '../../app/document/storage-keys.ts'
import { storedText } from '../../app/storage/stored-text.ts'

/** 'light' or 'dark' if chosen on this device; otherwise the device's theme. */
const stored = storedText(themeKey, 5)

const dark = '(prefers-color-scheme: dark)'

function onDevice(hear: () => void) {
  const device = matchMedia(dark)
  device.addEventListener('change', hear)
  return () => device.removeEventListener('change', hear)
}

/** Toggles dark mode. Choosing the device's own theme follows the device again. */
export function useTheme() {
  const chosen = stored.use()
  const isDeviceDark = useSyncExternalStore(
    onDevice,
    () => matchMedia(dark).matches,
    () => false,
  )
  const isDark = chosen === 'light' || chosen === 'dark' ? chosen === 'dark' : isDeviceDark
  useEffect(() => apply(stored.read()), [chosen])
  const turn = () => stored.write(isDark === isDeviceDark ? (isDark ? 'light' : 'dark') : 'auto')
  return { isDark, turn }
}

function apply(theme: string) {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
}
