import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { homeMessages } from '../messages/en/storefront/catalogue/home.ts'
import { useMessages } from '../messages/use-messages.ts'
import { IconButton } from './icon-button.tsx'

const between = 5000

function useAutoplay(running: boolean, next: () => void) {
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

type Slide = {
  id: string
  /** `reached`: the slide was, is or comes next; only then its picture loads. */
  content: (reached: boolean) => ReactNode
}
type Props = { label: string; slides: readonly Slide[] }

// Half of a slide's time, when the page itself has loaded: load the next picture.
const aheadAfter = 2500

/** Fading slides. Autoplay pauses on hover, on focus, on request and with reduced motion. */
export function Carousel({ label, slides }: Props) {
  const t = useMessages(homeMessages)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [still, setStill] = useState(false)
  const running = slides.length > 1 && !stopped && !still
  const next = () => setAt((now) => (now + 1) % slides.length)
  const back = () => setAt((now) => (now + slides.length - 1) % slides.length)

  const [reach, setReach] = useState(0)

  useEffect(() => {
    const reachTo = (index: number) => setReach((now) => Math.max(now, index))
    reachTo(at)
    const timer = setTimeout(() => reachTo(at + 1), aheadAfter)
    return () => clearTimeout(timer)
  }, [at])
  useEffect(() => setStill(matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  useAutoplay(running && !held, next)

  return (
    <section
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className="carousel group relative"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid" aria-live={running ? 'off' : 'polite'}>
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.place', { at: index + 1, of: slides.length })}
            className="carousel-slide"
            data-shown={index === at || undefined}
            inert={index !== at}
          >
            {content(index <= Math.max(reach, at))}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="carousel-controls">
          <IconButton
            label={t('carousel.back')}
            icon={<ChevronLeft aria-hidden className="rtl:-scale-x-100" />}
            onClick={back}
          />
          <Dots count={slides.length} at={at} onPick={setAt} />
          <IconButton
            label={t('carousel.next')}
            icon={<ChevronRight aria-hidden className="rtl:-scale-x-100" />}
            onClick={next}
          />
          <IconButton
            label={running ? t('carousel.pause') : t('carousel.play')}
            icon={
              running ? (
                <Pause aria-hidden className="size-4" />
              ) : (
                <Play aria-hidden className="size-4" />
              )
            }
            onClick={() => {
              setStopped(running)
              setStill(false)
            }}
          />
        </div>
      )}
    </section>
  )
}

type DotsProps = { count: number; at: number; onPick: (index: number) => void }

const Dots = ({ count, at, onPick }: DotsProps) => {
  const t = useMessages(homeMessages)
  return (
    <div className="flex min-w-0">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={t('carousel.go', { at: index + 1 })}
          aria-current={index === at || undefined}
          onClick={() => onPick(index)}
        />
      ))}
    </div>
  )
}
