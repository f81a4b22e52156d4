import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { replayEvents } from '../../app/hydration/event-replay.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'

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

type Props<P> = {
  part: ReturnType<typeof laterPart<P>>
  props: P
  className?: string
  /** in its place, where the server has not drawn it and its code is not there yet */
  room?: ReactNode
}

/**
 * Draws such a part. What was pressed, typed or sent in what the server has drawn of it is done again when its
 * code is there. Until then it keeps the props that it was drawn with: with others React would throw that away.
 */
export function Later<P extends object>({ part, props, className, room }: Props<P>) {
  const [Part] = useState<ComponentType<P>>(() => part.here ?? part.lazy)
  const [isHere, setIsHere] = useState(useHydrated())
  const draw = () => (
    <Suspense fallback={room}>
      <Part {...props} />
      {!isHere && <Here onHere={onHere} />}
    </Suspense>
  )
  const [first] = useState(draw)
  const box = useRef<HTMLDivElement>(null)
  function onHere() {
    box.current?.removeAttribute('data-late')
    void replayEvents()
    setIsHere(true)
  }
  return (
    <div ref={box} className={className} data-late={isHere ? undefined : ''}>
      {isHere ? draw() : first}
    </div>
  )
}

function Here({ onHere }: { onHere: () => void }) {
  useEffect(onHere, [onHere])
  return null
}
