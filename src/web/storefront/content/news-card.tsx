import './reading.css'
import type { News } from '#shop/content/content.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { useFormats } from '../../messages/use-messages.ts'
import { tintAt } from './reading/tints.ts'

type Props = { story: Omit<News, 'body'>; index: number; first?: boolean }

/** `sizes` of the newest story's picture. */
export const firstSizes = '(min-width: 1150px) 1000px, 100vw'

export function NewsCard({ story, index, first = false }: Props) {
  const { day } = useFormats()
  return (
    <article className={`story ${tintAt(index)}`}>
      <Photo
        picture={story.picture}
        alt=""
        shape="wide"
        sizes={first ? firstSizes : '(min-width: 1150px) 410px, (min-width: 768px) 50vw, 100vw'}
        eager={first}
        className="story-picture"
      />
      <div className="story-text">
        <time
          dateTime={new Date(story.at).toISOString()}
          className="text-small font-semibold text-link"
        >
          {day(story.at)}
        </time>
        <h2 className={first ? 'text-head wide:text-sign' : 'text-title'}>
          <Link to={paths.newsItem(story)} className="story-link">
            {story.title}
          </Link>
        </h2>
        <p className={`text-soft ${first ? 'sm:text-lead' : ''}`}>{story.summary}</p>
      </div>
    </article>
  )
}
