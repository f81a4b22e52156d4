import './reading.css'
import { paths } from '../../app/paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tr } from '../../messages/reading.ts'
import { PageHead } from '../parts/page-head.tsx'

/** The page while its news are on their way. */
export const NewsPending = () => (
  <div className="wrap" aria-busy>
    <PageHead
      title={tr('news.title')}
      lead={tr('news.lead')}
      crumbs={[{ name: tr('news.title'), to: paths.news() }]}
    />
    <NewsSkeleton />
  </div>
)

export const NewsSkeleton = () => (
  <>
    <p role="status" className="sr-only">
      {tr('news.loading')}
    </p>
    <div className="stories" aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="story">
          <Skeleton className="story-picture" />
          <div className="story-text">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  </>
)
