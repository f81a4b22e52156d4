import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ToastAction } from './toast.ts'

const onScreen = 10_000

type Props = { message: string; action: ToastAction; onDone: () => void }

/** Stays 10 s, longer while the focus or the pointer is on its button. */
export function ActionToast({ message, action: { label, go, undoes }, onDone }: Props) {
  const [held, setHeld] = useState(false)
  const pressed = useRef(false)
  const press = () => {
    if (pressed.current) return // it fades out for a moment
    pressed.current = true
    onDone()
    go()
  }
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => done(), onScreen)
    return () => clearTimeout(timer)
  }, [held])
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    if (!undoes) return
    const listen = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [undoes])
  return (
    <span className="toast-words">
      {message}
      <button
        type="button"
        className="toast-action"
        {...(undoes && { 'aria-keyshortcuts': 'Control+Z Meta+Z', title: 'Ctrl+Z' })}
        onClick={press}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
      >
        {label}
      </button>
    </span>
  )
}

/** Ctrl+Z in a field undoes what was typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
