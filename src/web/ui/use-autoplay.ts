import { useEffect, useRef } from 'react'

const between = 5000

/** Calls `next` every five seconds while it runs and the page can be seen. */
export function useAutoplay(running: boolean, next: () => void) {
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, between)
    return () => clearInterval(timer)
  }, [running])
}
