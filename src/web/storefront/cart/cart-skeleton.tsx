import './buying.css'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'

export const CartSkeleton = ({ lines }: { lines: number }) => (
  <div className="lines" aria-busy>
    <Skeletons count={lines} className="line">
      <Skeleton className="line-picture" />
      <div className="line-words">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/3" />
      </div>
      <div className="line-foot">
        <Skeleton className="h-11 w-28 rounded-pill" />
        <Skeleton className="h-6 w-16" />
      </div>
    </Skeletons>
  </div>
)
