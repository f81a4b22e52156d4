import { localTexts } from '../../app/storage/stores.ts'

const place = 'orderid'

/** The id of the last order, kept in the browser. */
export function saveLastOrder({ id }: { id: string }) {
  localTexts.write(place, id)
}
