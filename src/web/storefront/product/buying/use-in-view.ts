import { type RefObject, useEffect, useState } from 'react'

/** True until the browser has measured. */
export function useInView(target: RefObject<Element | null>) {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!target.current) return
    // The phone's bottom bar covers the page's last lines.
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? true),
      { rootMargin: '0px 0px -64px 0px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return inView
}
