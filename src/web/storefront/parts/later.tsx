import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { replayEvents } from '../../app/hydration/event-replay.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'

/** A part whose code loads after the page's; `here`: the component on the server. */
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
  /** placeholder while the code loads, if the server didn't render the part */
  room?: ReactNode
}

/** Renders such a part. Input to its server HTML is replayed once its code is loaded. Until then it keeps its first props: with others
 * React would discard the HTML. */
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
