import { useEffect, useRef, useState } from 'react'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ListForm } from './list-form.tsx'
import { SheetView } from './sheet-view.tsx'
import { useQuickOrder } from './use-quick-order.ts'
import { sessionTexts } from '../../../app/storage/stores.ts'
import '../buying.css'
import './quick-order.css'

const key = 'kiryana-quick-order'

/** Per tab, so that a long list survives a visit to a product. */
const keptList = () => sessionTexts.read(key) ?? ''
const saveDraft = (text: string) => void sessionTexts.write(key, text)

export const page = definePage({
  load: ({ url }) => Promise.resolve((url.searchParams.get('goods') ?? '').slice(0, 200)),
  head: (_, { language }) => ({ title: messagesIn(language, quickOrderMessages)('list.title') }),
  Page: ({ data: goods }) => {
    const t = useMessages(quickOrderMessages)
    const order = useQuickOrder()
    const [text, setText] = useState('')

    useEffect(() => {
      const kept = keptList()
      const lines = kept.split('\n')
      const more = goods.split(',').filter((line) => line !== '' && !lines.includes(line))
      setText([kept, ...more].filter(Boolean).join('\n'))
    }, [goods])

    function write(next: string) {
      setText(next)
      saveDraft(next)
    }

    if (order.stage === 'done') {
      return <Done onMore={() => (write(''), order.backToList())} />
    }
    return (
      <div className="wrap">
        <h1 className="py-5 text-sign wide:pt-8">{t('list.title')}</h1>
        {order.stage === 'list' ? (
          <>
            <p className="-mt-2 mb-6 max-w-2xl text-lead text-soft">{t('list.lead')}</p>
            <ListForm
              text={text}
              again={order.again}
              busy={order.busy}
              onText={write}
              onCheck={() => void order.check(text)}
            />
          </>
        ) : (
          <SheetView order={order} />
        )}
      </div>
    )
  },
})

function Done({ onMore }: { onMore: () => void }) {
  const t = useMessages(quickOrderMessages)
  const cart = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    saveDraft('')
    // It replaces a longer page, and the focused button is gone.
    window.scrollTo({ top: 0 })
    cart.current?.focus({ preventScroll: true })
  }, [])

  return (
    <EmptyState ornament="basket" level={1} title={t('done.title')} text={t('done.text')}>
      <Link ref={cart} to={paths.cart()} className={buttonClass({ kind: 'main' })}>
        {t('done.cart')}
      </Link>
      <Button onClick={onMore}>{t('done.more')}</Button>
    </EmptyState>
  )
}
