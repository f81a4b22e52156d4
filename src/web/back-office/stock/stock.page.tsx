import { staffReasons } from '#shop/catalogue/stock/stock-change.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useGoodsName } from '../urdu/goods-name.ts'
import { staffSend } from '../send.ts'
import { FindPart } from './find-part.tsx'
import { MovementForm } from './movement-form.tsx'
import { Movements } from './movements.tsx'
import { StockViews } from './stock-views.tsx'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const send = staffSend(api)
    const productId = searchParams.get('product') || undefined
    const after = searchParams.get('after') || undefined
    const product = productId === undefined ? null : await productOf(send, productId)
    const query = { product: product?.id, after, limit: 30 }
    const { data: movements, next } = await send('adminStockMovements', { query })
    const reason = staffReasons.find((one) => one === searchParams.get('reason')) ?? 'counted'
    return { product, reason, movements, next, isFirst: after === undefined }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeStockMessages)('stock.title'),
  }),
  Page: ({ data: { product, reason, movements, next, isFirst } }) => {
    const t = useMessages(backOfficeStockMessages)
    const mayMove = useAllows('stock.write')
    const nameOf = useGoodsName()
    return (
      <div className="grid max-w-4xl grid-cols-1 gap-4">
        <h1 className="text-head">{t('stock.title')}</h1>
        <StockViews here="move" />
        {!mayMove && <p>{t('stock.readOnly')}</p>}
        {product === null || !mayMove ? (
          <FindPart />
        ) : (
          <MovementForm key={product.id} product={product} first={reason} />
        )}
        <Movements
          product={product && { id: product.id, name: nameOf(product) }}
          {...{ movements, next, isFirst }}
        />
      </div>
    )
  },
})

async function productOf(send: ReturnType<typeof staffSend>, id: string) {
  try {
    return (await send('adminProduct', { params: { id } })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
