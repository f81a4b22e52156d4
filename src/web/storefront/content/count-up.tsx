import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../messages/use-messages.ts'

const long = 1400

/** Counts up once when scrolled into view. Reduced motion, no scripts and screen readers get the final figure; its space is reserved. */
export function CountUp({ to }: { to: number }) {
  const { figure } = useFormats()
  const place = useRef<HTMLSpanElement>(null)
  const [displayed, setDisplayed] = useState(to)

  useEffect(() => {
    const span = place.current
    if (!span || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const count = (began: number) => (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / long)
      setDisplayed(Math.round(to * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(count(began))
    }
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        frame = requestAnimationFrame(count(performance.now()))
      },
      { threshold: 0.6 },
    )
    watch.observe(span)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
      setDisplayed(to)
    }
  }, [to])

  return (
    <span ref={place} className="money inline-grid">
      <span className="sr-only">{figure(to)}</span>
      <span aria-hidden className="invisible col-start-1 row-start-1">
        {figure(to)}
      </span>
      <span aria-hidden className="col-start-1 row-start-1 text-end">
        {figure(displayed)}
      </span>
    </span>
  )
}
