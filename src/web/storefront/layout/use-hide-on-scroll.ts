import { useEffect } from 'react'

// Less is the tremor of a finger.
const step = 12

/** Says on <html> which way the page was scrolled last; the phone's header follows it (layout.css). */
export function useHideOnScroll() {
  useEffect(() => {
    let last = window.scrollY
    const hear = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < step) return
      document.documentElement.toggleAttribute('data-down', scrollY > last && scrollY > 100)
      last = scrollY
    }
    window.addEventListener('scroll', hear, { passive: true })
    return () => window.removeEventListener('scroll', hear)
  }, [])
}
