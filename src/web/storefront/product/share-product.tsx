import { Share2 } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShare } from '../parts/use-share.tsx'

export function ShareProduct({ product }: { product: { number: number; name: string } }) {
  const t = useMessages(productMessages)
  const { share, sharing } = useShare()
  return (
    <>
      <button
        type="button"
        aria-label={t('product.share', product)}
        title={t('product.share', product)}
        className="heart absolute end-4 top-18 text-ink"
        onClick={() => share({ path: paths.product(product), title: product.name })}
      >
        <Share2 aria-hidden className="size-5" />
      </button>
      {sharing}
    </>
  )
}
