import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'

/** As high as the choice of a day and a time: as many chips, in as many rows. */
export const WindowRoom = ({ days, times }: { days: number; times: number }) => (
  <div className="panel grid gap-10 px-5 pt-20 pb-15">
    <Chips count={days} className="w-28" />
    <Chips count={times} className="w-36" />
  </div>
)

const Chips = (props: { count: number; className: string }) => (
  <div className="flex flex-wrap gap-2">
    <Skeletons {...props}>
      <Skeleton className="h-11" />
    </Skeletons>
  </div>
)

/** Lines and figures of the order; the inline script knows how many lines a guest's cart has. */
export const OrderRoom = ({ lines }: { lines: number }) => (
  <div className="grid gap-3.5">
    <Skeletons count={Math.min(lines, 4)} className="line-room">
      <Skeleton className="h-14" />
    </Skeletons>
    <Skeleton className="h-54" />
  </div>
)
