import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { signupMessages } from '../../messages/en/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Crop, drawn, held, pushed, type Size, zoomed } from './crop.ts'

type Props = { picture: HTMLImageElement; size: Size; crop: Crop; onCrop: (crop: Crop) => void }

const step = 0.05
const pushes: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const zooms: Record<string, number> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15 }
/** A finger trembles: below so many pixels it is a tap. */
const tremble = 4

/** The square through which a picture is seen: dragged, tapped, or moved by the keys. */
export function CropSquare({ picture, size, crop, onCrop }: Props) {
  const t = useMessages(signupMessages)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(0)
  const shown = drawn(size, crop.zoom)

  function down(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 1) moved.current = 0
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers.current]
      .filter(([id]) => id !== event.pointerId)
      .map(([, at]) => at)
    const side = event.currentTarget.clientWidth
    moved.current += Math.hypot(now.x - before.x, now.y - before.y)
    fingers.current.set(event.pointerId, now)
    if (other) {
      const wider = far(now, other) / Math.max(1, far(before, other))
      onCrop(zoomed(size, crop, crop.zoom * wider))
    } else onCrop(pushed(size, crop, (now.x - before.x) / side, (now.y - before.y) / side))
  }

  function up(event: PointerEvent<HTMLDivElement>) {
    const wasDown = fingers.current.delete(event.pointerId)
    if (!wasDown || moved.current > tremble || event.type === 'pointercancel') return
    const square = event.currentTarget.getBoundingClientRect()
    const part = (at: number, start: number) => 0.5 - (at - start) / square.width
    onCrop(pushed(size, crop, part(event.clientX, square.x), part(event.clientY, square.y)))
  }

  function press(event: KeyboardEvent) {
    const push = pushes[event.key]
    const zoom = zooms[event.key]
    if (push) onCrop(pushed(size, crop, ...push))
    else if (zoom) onCrop(zoomed(size, crop, crop.zoom * zoom))
    else return
    event.preventDefault()
  }

  return (
    // The keys do all that a finger does, and the zoom has a slider below.
    <div
      role="application"
      aria-label={t('crop.frame')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it answers keys and fingers
      tabIndex={0}
      className="crop"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={press}
      onWheel={({ deltaY }) =>
        onCrop(held(size, { ...crop, zoom: crop.zoom * (deltaY < 0 ? 1.05 : 0.95) }))
      }
    >
      <img
        src={picture.src}
        alt=""
        draggable={false}
        style={{
          width: `${shown.width * 100}%`,
          height: `${shown.height * 100}%`,
          translate: `${(0.5 - crop.x) * 100}% ${(0.5 - crop.y) * 100}%`,
        }}
      />
    </div>
  )
}

const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)
