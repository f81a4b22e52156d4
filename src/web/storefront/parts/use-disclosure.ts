import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../app/router/use-router.tsx'

/** A popup below its button: closes on Esc, on a click elsewhere and on navigation. */
export function useDisclosure<Box extends HTMLElement>() {
  const [open, setOpen] = useState(false)
  const box = useRef<Box>(null)
  const { key } = useLocation()

  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [open])

  return { open, setOpen, box }
}
