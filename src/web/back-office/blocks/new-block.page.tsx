import { blockPages } from '#shop/content/content.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { StoryPreview } from '../content/story-preview.tsx'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { BlockEditor } from './block-editor.tsx'
import type { BlockPage } from './block-values.ts'
import { useBlockForm } from './use-block-form.ts'

export const page = definePage({
  async load({ layoutData, url: { searchParams } }) {
    refuseWithout((await layoutData).role, 'content.write')
    return blockPages.find((one) => one === searchParams.get('page')) ?? 'about'
  },
  head: (page, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)(`blocks.${page}New`),
  }),
  Page: ({ data: page }) => <NewBlock key={page} page={page} />,
})

function NewBlock({ page }: { page: BlockPage }) {
  const t = useMessages(backOfficeContentMessages)
  const go = useNavigate()
  const mayWrite = useAllows('content.write')
  const form = useBlockForm({ page, onMade: (made) => void go(officePaths.block(made)) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.blocks()}>{t('blocks.back')}</BackLink>
      <h1 className="text-head">{t(`blocks.${page}New`)}</h1>
      <p>{t(mayWrite ? 'picture.later' : 'content.readOnly')}</p>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <BlockEditor form={form} mayWrite={mayWrite} />
        <StoryPreview title={form.typed.title} picture={null} text={form.typed.description} />
      </div>
    </div>
  )
}
