import { keptText } from './kept-text.ts'

const address = keptText('shippingAddress', 500)
/** Its pin, as JSON; `readLocation` knows what it means. */
export const savedLocation = keptText('savedLocation', 200)

/** Where to deliver, as the shopper wrote it; empty when not said yet, and always on the server. */
export const useAddress = () => [address.use(), address.write] as const
