import { blockPages } from '#shop/content/content.ts'
import { allows } from '#shop/permissions.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { GroupedList, RowTitle } from '../content/grouped-list.tsx'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import { FiguresForm } from './figures-form.tsx'
import { type BlockPage, BlockState, type StaffBlock } from './block.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    const { role } = await layoutData
    const send = staffSend(api)
    const [blocks, settings] = await Promise.all([
      send('adminBlocks'),
      allows(role, 'settings.read') ? send('adminSettings') : null,
    ])
    return { blocks: blocks.data, figures: settings?.data.counters ?? null }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('blocks.title'),
  }),
  Page: ({ data: { blocks, figures } }) => {
    const t = useMessages(backOfficeContentMessages)
    const maySet = useAllows('settings.write')
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
        <div>
          <h1 className="text-head">{t('blocks.title')}</h1>
          <p className="text-soft">{t('blocks.text')}</p>
        </div>
        {blockPages.map((page) => (
          <Part key={page} page={page} blocks={blocks.filter((one) => one.page === page)} />
        ))}
        {figures && <FiguresForm figures={figures} mayWrite={maySet} />}
      </div>
    )
  },
})

type PartProps = { page: BlockPage; blocks: readonly StaffBlock[] }

function Part({ page, blocks }: PartProps) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  return (
    <GroupedList
      id={page}
      items={blocks}
      labels={{
        title: t(`blocks.${page}`),
        none: t(`blocks.${page}None`),
        new: t(`blocks.${page}New`),
      }}
      newAt={officePaths.newBlock({ page })}
      isMain={page === 'about'}
      move={({ id }, position) => send('adminMoveBlock', { params: { id }, body: { position } })}
      moveLabels={({ title }) => ({
        up: t('blocks.up', { title }),
        down: t('blocks.down', { title }),
        moved: (position) => t('blocks.moved', { title, position }),
      })}
      rowClass="flex items-center gap-3"
      row={(block) => (
        <div className="min-w-0 grow">
          <RowTitle to={officePaths.block(block)}>{block.title}</RowTitle>
          <BlockState item={block} />
        </div>
      )}
    />
  )
}
