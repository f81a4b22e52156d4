import { Truck, ReceiptText, HeartHandshake } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { policyMessages } from '../../../messages/en/policy.ts'

export const page = textPage(paths.policy(), policyMessages, '2026-11-21', [
  Truck,
  ReceiptText,
  HeartHandshake,
])
