import { Search, ShoppingBasket, PackageSearch } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { helpInfoMessages } from '../../../messages/en/helpinfo.ts'

export const page = textPage(paths.helpInfo(), helpInfoMessages, '2026-11-21', [
  Search,
  ShoppingBasket,
  PackageSearch,
])
