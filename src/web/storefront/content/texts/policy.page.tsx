import { Truck, ReceiptText, HeartHandshake } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { policyText } from './policy-text.ts'

export const page = textPage(paths.policy(), policyText, [Truck, ReceiptText, HeartHandshake])
