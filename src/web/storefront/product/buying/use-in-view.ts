import { type RefObject, useEffect, useState } from 'react'

/** Whether the first element of the target is in full view; false until the browser has measured. */
export function useInView(target: RefObject<Element | null>) {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const first = target.current?.firstElementChild
    if (!first) return
    // The phone's header and bottom bar cover the ends of the screen.
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry !== undefined && entry.intersectionRatio > 0.9),
      { rootMargin: '-104px 0px -64px 0px', threshold: 0.95 },
    )
    observer.observe(first)
    return () => observer.disconnect()
  }, [target])
  return inView
}
