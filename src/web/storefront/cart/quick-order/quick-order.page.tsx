import '../buying.css'
import './quick-order.css'
import { useEffect, useRef, useState } from 'react'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { redirect } from '../../../app/router/redirect.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { tq } from '../../../messages/quick-order.ts'
import { keptList, keepList } from './quick-order-draft.ts'
import { ListForm } from './list-form.tsx'
import { SheetView } from './sheet-view.tsx'
import { useQuickOrder } from './use-quick-order.ts'

export const page = definePage({
  async load({ url, layoutData }) {
    if ((await layoutData).person === null) throw redirect(paths.login(url.pathname))
    return null
  },
  head: () => ({ title: tq('list.title') }),
  Page: () => {
    const order = useQuickOrder()
    const [text, setText] = useState('')

    useEffect(() => setText(keptList()), [])

    function write(next: string) {
      setText(next)
      keepList(next)
    }

    if (order.stage === 'done') {
      return <Done onMore={() => (write(''), order.backToList())} />
    }
    return (
      <div className="wrap">
        <h1 className="py-5 text-sign wide:pt-8">{tq('list.title')}</h1>
        {order.stage === 'list' ? (
          <>
            <p className="-mt-2 mb-6 max-w-2xl text-lead text-soft">{tq('list.lead')}</p>
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
  const cart = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    keepList('')
    cart.current?.focus() // the button that led here is gone
  }, [])

  return (
    <EmptyState ornament="basket" level={1} title={tq('done.title')} text={tq('done.text')}>
      <Link ref={cart} to={paths.cart()} className={buttonClass({ kind: 'main' })}>
        {tq('done.cart')}
      </Link>
      <Button onClick={onMore}>{tq('done.more')}</Button>
    </EmptyState>
  )
}
