import { type RefObject, useEffect, useState } from 'react'

/** Whether something can be seen; taken for granted until the browser has looked. */
export function useInView(target: RefObject<Element | null>) {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!target.current) return
    // The bar at the bottom of a phone lies over the page's last lines.
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? true),
      { rootMargin: '0px 0px -64px 0px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return inView
}
