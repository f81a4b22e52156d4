import { Search, ShoppingBasket, PackageSearch } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { helpInfoMessages } from '../../../messages/en/storefront/content/helpinfo.ts'

export const page = textPage({
  page: 'helpinfo',
  path: paths.helpInfo(),
  messages: helpInfoMessages,
  changed: '2026-11-21',
  icons: [Search, ShoppingBasket, PackageSearch],
})
