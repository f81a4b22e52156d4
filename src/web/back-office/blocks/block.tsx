import { blockPages } from '#shop/content/content.ts'
import type { Answer } from '#wire/calls.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { collection } from '../content/collection.tsx'
import { hidden, type Showing, shownSection } from '../content/shown-section.ts'
import { ShowingNote } from '../content/showing-note.tsx'
import { StoryPicture } from '../content/story-picture.tsx'
import { StoryPreview } from '../content/story-preview.tsx'

export type StaffBlock = Answer<'adminBlock'>['data']
export type BlockPage = StaffBlock['page']
type BlockValues = Pick<
  StaffBlock,
  'title' | 'titleUr' | 'description' | 'descriptionUr' | keyof Showing
>

export const { newPage, editPage } = collection<
  StaffBlock,
  BlockValues,
  typeof backOfficeContentMessages,
  BlockPage
>({
  name: 'part',
  kind: 'block',
  messages: backOfficeContentMessages,
  blank: { title: '', titleUr: '', description: '', descriptionUr: '', ...hidden, shown: true },
  list: officePaths.blocks,
  address: officePaths.block,
  calls: {
    read: 'adminBlock',
    create: 'adminCreateBlock',
    change: 'adminChangeBlock',
    setPicture: 'adminSetBlockPicture',
    remove: 'adminRemoveBlock',
  },
  group: {
    field: 'page',
    of: (query) => blockPages.find((one) => one === query.get('page')) ?? 'about',
  },
  titleOf: ({ title }) => title,
  labels: (t, page) => ({
    new: t(`blocks.${page}New`),
    back: t('blocks.back'),
    saved: t('blocks.saved'),
  }),
  sections: (t) => [
    {
      title: t('blocks.words'),
      fields: {
        title: {
          is: 'text',
          label: t('blocks.name'),
          max: 120,
          translatable: true,
          wrong: ({ title }) => title.trim() === '' && t('content.noTitleYet'),
        },
        description: {
          is: 'markdown',
          label: t('blocks.description'),
          max: 10_000,
          rows: 8,
          translatable: true,
        },
      },
    },
    shownSection(t),
  ],
  State: BlockState,
  seenAt: ({ showing, page }) =>
    showing === 'out' ? (page === 'about' ? paths.about() : paths.achievements()) : null,
  Pictures: ({ item, mayWrite }) => <StoryPicture kind="block" story={item} mayWrite={mayWrite} />,
  Preview: ({ typed, item, picture }) => (
    <StoryPreview title={typed.title} picture={item?.picture ?? picture} text={typed.description} />
  ),
})

export function BlockState({ item }: { item: StaffBlock }) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-soft empty:hidden">
      {item.showing === 'off' && <Badge>{t('blocks.off')}</Badge>}
      <ShowingNote of={item} />
    </p>
  )
}
