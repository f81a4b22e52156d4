import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../icon-button.tsx'
import './dialog.css'

// The focused element before a dialog opened, and its ancestors' positions: a login re-renders most of the page.
type Place = { element: Element; parent: Element | null; index: number }

let opener: Place[] | null = null

/** A dialog that follows another keeps the first one's opener. */
function saveOpener() {
  const active = document.activeElement
  if (active?.closest('dialog')) return
  opener = null
  if (active === null || active === document.body) return
  opener = []
  for (let element: Element | null = active; element; element = element.parentElement)
    opener.push({
      element,
      parent: element.parentElement,
      index: [...(element.parentElement?.children ?? [])].indexOf(element),
    })
}

/** If the opener is gone, focus the element that took its place. */
function giveFocusBack() {
  const places = opener
  const active = document.activeElement
  if (places === null || document.querySelector('dialog[open]')) return
  opener = null
  if (active && active !== document.body && !active.closest('dialog')) return
  const at = places.find(({ parent }) => parent?.isConnected)
  const next = at?.element.isConnected ? at.element : at?.parent?.children[at.index]
  const inside = next?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? []
  const target = next?.matches('a[href], button') ? next : [...inside].at(-1)
  const goal = target instanceof HTMLElement ? target : document.querySelector('main')
  goal?.focus({ preventScroll: true })
}

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** centre: a bottom sheet on phones, centred on desktops; start, end: from that side (bring the styles of end yourself) */
  from?: 'centre' | 'start' | 'end'
  header?: ReactNode
}

const leaving = 240

/** Native <dialog>: it traps and restores focus and closes on Esc. */
export function Dialog({ open, onClose, title, children, from = 'centre', header }: Props) {
  const t = useMessages(siteMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const present = usePresence(open)

  useLayoutEffect(() => {
    if (open) saveOpener()
  }, [open])
  useEffect(() => {
    if (open) return dialog.current?.showModal()
    dialog.current?.close()
    giveFocusBack()
  }, [open])

  return (
    // Clicking the backdrop is a shortcut for Esc and the close button.
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`sheet sheet-${from}`}
      // `close` fires late after a programmatic close, when another dialog may be open, and it bubbles up from nested dialogs.
      onClose={(event) => {
        if (open && event.target === event.currentTarget) onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {present && (
        <div className="flex min-h-full flex-col bg-inherit">
          <div className="sticky top-0 z-10 flex items-center gap-3 bg-inherit p-3 ps-5 sm:p-4 sm:ps-7">
            <h2 id={heading} className={header ? 'sr-only' : 'grow text-title'}>
              {title}
            </h2>
            {header && <div className="grow">{header}</div>}
            <IconButton label={t('dialog.close')} icon={<X aria-hidden />} onClick={onClose} />
          </div>
          <div className="grow px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7">
            {children}
          </div>
        </div>
      )}
    </dialog>
  )
}

/** Keeps the content while the sheet slides out, and remounts it next time. */
function usePresence(open: boolean) {
  const [present, setPresent] = useState(open)
  useEffect(() => {
    if (open) {
      setPresent(true)
      return
    }
    const timer = setTimeout(setPresent, leaving, false)
    return () => clearTimeout(timer)
  }, [open])
  return present || open
}
