import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'

/** A part of a page whose code comes after that of the page; `here`: that of the server. */
export function laterPart<P>(load: () => Promise<ComponentType<P>>, here: ComponentType<P> | null) {
  const part = {
    here,
    lazy: lazyPart(load),
    ready: async () => {
      part.here ??= await load().catch(() => null)
    },
  }
  if (!here) ahead(part.ready)
  return part
}

type Props<P> = { part: ReturnType<typeof laterPart<P>>; props: P }

/** Draws such a part: a button of what the server has drawn, pressed before its code is there, is pressed again then. */
export function Later<P extends object>({ part, props }: Props<P>) {
  const [Part] = useState<ComponentType<P>>(() => part.here ?? part.lazy)
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement | 'over'>(null)

  useEffect(() => {
    // React keeps such an event from whatever is below the window.
    const note = ({ target }: Event) => {
      if (pressed.current !== 'over' && target instanceof Element && box.current?.contains(target))
        pressed.current = target.closest<HTMLElement>('button[type=button]')
    }
    window.addEventListener('click', note, true)
    return () => window.removeEventListener('click', note, true)
  }, [])

  const onHere = () => {
    const button = pressed.current
    pressed.current = 'over'
    if (button !== null && button !== 'over') button.click()
  }

  return (
    <div ref={box}>
      <Suspense fallback={null}>
        <Part {...props} />
        <Here onHere={onHere} />
      </Suspense>
    </div>
  )
}

function Here({ onHere }: { onHere: () => void }) {
  useEffect(onHere, [onHere])
  return null
}
