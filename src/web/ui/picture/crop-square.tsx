import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Crop, drawn, held, pushed, type Size, zoomed } from './crop.ts'

type Props = {
  picture: HTMLImageElement
  size: Size
  crop: Crop
  /** An updater: two events may come before the next render. */
  onCrop: (next: (crop: Crop) => Crop) => void
}

const step = 0.05
const pushes: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const zooms: Record<string, number> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15 }
/** Pixels a pointer may move and still count as a tap. */
const tapTolerance = 4

export function CropSquare({ picture, size, crop, onCrop }: Props) {
  const t = useMessages(signupMessages)
  const pointers = usePointers({ size, onCrop })
  const displayed = drawn(size, crop.zoom)

  function press(event: KeyboardEvent) {
    const push = pushes[event.key]
    const zoom = zooms[event.key]
    if (push) onCrop((crop) => pushed(size, crop, ...push))
    else if (zoom) onCrop((crop) => zoomed(size, crop, crop.zoom * zoom))
    else return
    event.preventDefault()
  }

  return (
    // The arrow keys move the picture, and the slider below zooms it.
    <div
      role="application"
      aria-label={t('crop.frame')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it answers keys and fingers
      tabIndex={0}
      className="crop"
      {...pointers}
      onKeyDown={press}
      onWheel={({ deltaY }) =>
        onCrop((now) => held(size, { ...now, zoom: now.zoom * (deltaY < 0 ? 1.05 : 0.95) }))
      }
    >
      <img
        src={picture.src}
        alt=""
        draggable={false}
        style={{
          width: `${displayed.width * 100}%`,
          height: `${displayed.height * 100}%`,
          translate: `${(0.5 - crop.x) * 100}% ${(0.5 - crop.y) * 100}%`,
        }}
      />
    </div>
  )
}

function usePointers({ size, onCrop }: Pick<Props, 'size' | 'onCrop'>) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(0)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 1) moved.current = 0
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current]
      .filter(([id]) => id !== event.pointerId)
      .map(([, at]) => at)
    const side = event.currentTarget.clientWidth
    moved.current += Math.hypot(now.x - before.x, now.y - before.y)
    pointers.current.set(event.pointerId, now)
    if (other) {
      const spread = distance(now, other) / Math.max(1, distance(before, other))
      onCrop((crop) => zoomed(size, crop, crop.zoom * spread))
    } else {
      const [right, lower] = [(now.x - before.x) / side, (now.y - before.y) / side]
      onCrop((crop) => pushed(size, crop, right, lower))
    }
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const wasDown = pointers.current.delete(event.pointerId)
    if (!wasDown || moved.current > tapTolerance || event.type === 'pointercancel') return
    const square = event.currentTarget.getBoundingClientRect()
    const part = (at: number, start: number) => 0.5 - (at - start) / square.width
    const [right, lower] = [part(event.clientX, square.x), part(event.clientY, square.y)]
    onCrop((crop) => pushed(size, crop, right, lower))
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)
