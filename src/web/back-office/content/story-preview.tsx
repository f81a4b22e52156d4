import type { ReactNode } from 'react'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { PreviewPicture } from './preview-picture.tsx'

type Props = {
  title: string
  picture: string | File | null
  text: string
  children?: ReactNode
}

/** About as shoppers will see it, while it is typed. */
export function StoryPreview({ title, picture, text, children }: Props) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <section aria-labelledby="preview" className="office-box grid min-w-0 grid-cols-1 gap-3">
      <h2 id="preview" className="text-title">
        {t('content.preview')}
      </h2>
      <article className="grid gap-3">
        <PreviewPicture
          picture={picture}
          sizes="(min-width: 1100px) 480px, 100vw"
          className="aspect-2/1 w-full rounded-card object-cover"
        />
        <p className="text-head font-bold">{title || t('content.noTitle')}</p>
        {children}
        <Markdown text={text} className="office-prose" />
      </article>
    </section>
  )
}
