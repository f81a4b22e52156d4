import { Search, ShoppingBasket, PackageSearch } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { helpInfoText } from './helpinfo-text.ts'

export const page = textPage(paths.helpInfo(), helpInfoText, [
  Search,
  ShoppingBasket,
  PackageSearch,
])
