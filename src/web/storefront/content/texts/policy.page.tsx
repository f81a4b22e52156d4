import { Truck, ReceiptText, HeartHandshake } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { policyMessages } from '../../../messages/en/storefront/content/policy.ts'

export const page = textPage({
  page: 'policy',
  path: paths.policy(),
  messages: policyMessages,
  changed: '2026-11-29',
  icons: [Truck, ReceiptText, HeartHandshake],
})
