import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaletteView } from './palette.tsx'
import { isSingleKey } from './single-keys.ts'
import { useEarlyTyping } from './use-early-typing.ts'

const load = async () => (await import('./palette.tsx')).Palette
const Palette = lazyPart(load)

/** Opens the palette by button or key; loads its code on first use. */
export function OpenPalette() {
  const t = useMessages(backOfficePaletteMessages)
  const [view, setView] = useState<PaletteView>('find')
  const [isOpen, setOpen] = useState(false)
  /** Each opening starts with a new palette. */
  const [times, setTimes] = useState(0)
  const early = useEarlyTyping(() => setOpen(false))
  const close = () => {
    early.stop()
    setOpen(false)
  }
  const show = (next: PaletteView) => {
    if (next === 'find') early.start()
    else early.stop()
    setView(next)
    setTimes(times + 1)
    setOpen(true)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const next = viewOf(event)
    if (next === null || event.defaultPrevented) return
    event.preventDefault()
    if (isOpen && next === 'find' && view === 'find') close()
    // Not while another dialog is open.
    else if (isOpen || document.querySelector('dialog[open]') === null) show(next)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('palette.title')}
        className="office-find"
        onPointerEnter={() => ahead(load)}
        onClick={() => show('find')}
      >
        <Search aria-hidden className="size-5" />
        <span className="sr-only md:not-sr-only">{t('palette.open')}</span>
        <kbd aria-hidden className="key hidden md:inline-block">
          {t('keys.ctrlK')}
        </kbd>
      </button>
      {times > 0 && (
        <Suspense fallback={null}>
          <Palette
            key={times}
            open={isOpen}
            view={view}
            takeTyped={early.take}
            onClose={close}
            onKeys={() => show('keys')}
          />
        </Suspense>
      )}
    </>
  )
}

/** The action of a key; null: none. */
function viewOf(event: KeyboardEvent): PaletteView | null {
  if (event.isComposing || event.altKey) return null
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k')
    return 'find'
  return event.key === '?' && isSingleKey(event) ? 'keys' : null
}
