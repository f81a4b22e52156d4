import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { treeOf } from '../parts/category-tree.ts'
import { staffSend } from '../send.ts'
import type { Categories } from './category-fields.tsx'
import { NewPictures } from './new-pictures.tsx'
import { Preview } from './preview.tsx'
import { ProductForm } from './product-form.tsx'
import type { EditedProduct } from './product-texts.ts'
import { useProductForm } from './use-product-form.ts'
import { useSendPictures } from './use-uploads.ts'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    const { role } = await layoutData
    refuseWithout(role, 'product.write')
    refuseWithout(role, 'price.write')
    const id = searchParams.get('like')
    const [like, { data: categories }] = await Promise.all([
      id === null ? null : staffSend(api)('adminProduct', { params: { id } }),
      staffSend(api)('adminCategories'),
    ])
    return { like: like?.data ?? null, tree: treeOf(categories) }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeProductMessages)('product.newTitle'),
  }),
  Page: ({ data: { like, tree } }) => <NewProduct key={like?.id} like={like} tree={tree} />,
})

function NewProduct({ like, tree }: { like: EditedProduct | null; tree: Categories }) {
  const t = useMessages(backOfficeProductMessages)
  const go = useNavigate()
  const sendPictures = useSendPictures()
  const [files, setFiles] = useState<readonly File[]>([])
  const onMade = (made: EditedProduct) => {
    sendPictures(
      made,
      files.map((file) => ({ file, crop: null })),
    )
    void go(officePaths.product(made))
  }
  const form = useProductForm({ product: null, like, onMade })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link to={officePaths.products()} className="back-link">
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('product.back')}
      </Link>
      <h1 className="text-head">{t('product.newTitle')}</h1>
      {like !== null && <p>{t('product.likeOf', { name: like.name })}</p>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <ProductForm form={form} tree={tree} mayWrite />
        <div className="grid grid-cols-1 gap-4">
          <NewPictures files={files} onChange={setFiles} />
          <Preview form={form} />
        </div>
      </div>
    </div>
  )
}
