import { sessionTexts } from '../../../app/storage/stores.ts'

const key = 'kiryana-quick-order'

/** A long list is not lost when somebody looks at a product and comes back; it goes with the tab. */
export const keptList = () => sessionTexts.read(key) ?? ''
export const saveDraft = (text: string) => void sessionTexts.write(key, text)
