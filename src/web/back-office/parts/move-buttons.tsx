import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAction } from './use-action.ts'

type Props = {
  /** of the row, from 0 */
  index: number
  last: number
  /** `position`: 1 is the first */
  move: (position: number) => Promise<unknown>
  labels: { up: string; down: string; moved: (position: number) => string }
  className?: string
}

export function MoveButtons({ index, last, move, labels, className = 'grid md:flex' }: Props) {
  const { busy, act } = useAction()
  const to = (position: number) => void act(() => move(position), labels.moved(position))
  return (
    <div className={className}>
      <IconButton
        label={labels.up}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={index === 0}
        aria-disabled={busy}
        onClick={() => to(index)}
      />
      <IconButton
        label={labels.down}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={index === last}
        aria-disabled={busy}
        onClick={() => to(index + 2)}
      />
    </div>
  )
}
