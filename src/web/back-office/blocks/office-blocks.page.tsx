import { ArrowDown, ArrowUp } from 'lucide-react'
import { blockPages } from '#shop/content/content.ts'
import { allows } from '#shop/permissions.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { officePaths } from '../addresses.ts'
import { BackToContent } from '../content/back-to-content.tsx'
import { ShowingNote } from '../content/showing-note.tsx'
import { definePage } from '../layout/define-page.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import { FiguresForm } from './figures-form.tsx'
import type { BlockPage, StaffBlock } from './block-values.ts'

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
        <BackToContent />
        <div>
          <h1 className="text-head">{t('blocks.title')}</h1>
          <p className="text-soft">{t('blocks.text')}</p>
        </div>
        {blockPages.map((page) => (
          <Part key={page} page={page} blocks={blocks.filter((one) => one.page === page)} />
        ))}
        {figures && (
          <FiguresForm key={JSON.stringify(figures)} figures={figures} mayWrite={maySet} />
        )}
      </div>
    )
  },
})

function Part({ page, blocks }: { page: BlockPage; blocks: readonly StaffBlock[] }) {
  const t = useMessages(backOfficeContentMessages)
  const mayWrite = useAllows('content.write')
  return (
    <section aria-labelledby={page} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={page} className="me-auto text-title">
          {t(`blocks.${page}`)}
        </h2>
        {mayWrite && (
          <Link
            to={officePaths.newBlock({ page })}
            className={buttonClass({ kind: page === 'about' ? 'main' : 'plain' })}
          >
            {t(`blocks.${page}New`)}
          </Link>
        )}
      </div>
      {blocks.length === 0 && <p className="office-box text-soft">{t(`blocks.${page}None`)}</p>}
      <ol className="grid gap-3">
        {blocks.map((block, nth) => (
          <li key={block.id} className="office-box flex items-center gap-3">
            <div className="min-w-0 grow">
              <h3 className="font-semibold">
                <Link
                  to={officePaths.block(block)}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {block.title}
                </Link>
              </h3>
              <p className="flex flex-wrap items-center gap-2 text-small text-soft empty:hidden">
                {block.showing === 'off' && <Badge>{t('blocks.off')}</Badge>}
                <ShowingNote of={block} />
              </p>
            </div>
            {mayWrite && <Moves block={block} nth={nth} last={blocks.length - 1} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

type MovesProps = { block: StaffBlock; nth: number; last: number }

function Moves({ block: { id, title }, nth, last }: MovesProps) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const move = (position: number) =>
    void act(
      () => send('adminMoveBlock', { params: { id }, body: { position } }),
      t('blocks.moved', { title, position }),
    )
  return (
    <div className="grid md:flex">
      <IconButton
        label={t('blocks.up', { title })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={nth === 0}
        aria-disabled={busy}
        onClick={() => move(nth)}
      />
      <IconButton
        label={t('blocks.down', { title })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={nth === last}
        aria-disabled={busy}
        onClick={() => move(nth + 2)}
      />
    </div>
  )
}
