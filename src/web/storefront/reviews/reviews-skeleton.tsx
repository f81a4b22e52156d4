import { Skeleton } from '../../ui/skeleton.tsx'
import { tr } from '../../words/reading.ts'

export const ReviewsSkeleton = () => (
  <>
    <p role="status" className="sr-only">
      {tr('reviews.loading')}
    </p>
    <div className="grid gap-4 md:grid-cols-2 wide:grid-cols-3" aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="panel grid gap-4 p-6">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-16 w-full" />
          <span className="flex items-center gap-3">
            <Skeleton className="size-11 !rounded-pill" />
            <Skeleton className="h-5 w-32" />
          </span>
        </div>
      ))}
    </div>
  </>
)
