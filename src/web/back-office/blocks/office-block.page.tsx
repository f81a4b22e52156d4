import { paths } from '../../app/paths.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { RemoveStory } from '../content/remove-story.tsx'
import { ShowingNote } from '../content/showing-note.tsx'
import { StoryPicture } from '../content/story-picture.tsx'
import { StoryPreview } from '../content/story-preview.tsx'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { BlockEditor } from './block-editor.tsx'
import type { StaffBlock } from './block-values.ts'
import { useBlockForm } from './use-block-form.ts'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminBlock', { params: { id } })).data
  },
  head: ({ title }) => ({ title }),
  Page: ({ data: block }) => <EditBlock key={block.id} block={block} />,
})

function EditBlock({ block }: { block: StaffBlock }) {
  const t = useMessages(backOfficeContentMessages)
  const mayWrite = useAllows('content.write')
  const form = useBlockForm({ block })
  const { id, title, page, showing, picture } = block
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.blocks()}>{t('blocks.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{title}</h1>
        <p className="flex flex-wrap items-center gap-2 text-small text-soft empty:hidden">
          {showing === 'off' && <Badge>{t('blocks.off')}</Badge>}
          <ShowingNote of={block} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {showing === 'out' && (
          <a
            href={page === 'about' ? paths.about() : paths.achievements()}
            className={buttonClass()}
          >
            {t('content.see')}
          </a>
        )}
        {mayWrite && (
          <RemoveStory call="adminRemoveBlock" id={id} title={title} to={officePaths.blocks()} />
        )}
      </div>
      {!mayWrite && <p>{t('content.readOnly')}</p>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <StoryPicture kind="block" story={block} mayWrite={mayWrite} />
          <BlockEditor form={form} mayWrite={mayWrite} />
        </div>
        <StoryPreview title={form.typed.title} picture={picture} text={form.typed.description} />
      </div>
    </div>
  )
}
