import type { Caller } from './shop.ts'

const atta = {
  name: 'Chakki Atta',
  brand: 'Baghban',
  mainCategory: 'Flour & Rice',
  subCategory: 'Flour',
  itemCategory: 'Atta',
  published: true,
}

/** Two more sizes of the atta (1 kg, Rs. 1,250): 500 g for Rs. 700 with 3 left, 5 kg for Rs. 5,400 instead of 6,000. */
export async function addSizes(clerk: Caller): Promise<{ small: number; large: number }> {
  const small = { ...atta, sku: 'ATTA-500', pack: '500 g', listPrice: 700, stock: 3 }
  const large = { ...atta, sku: 'ATTA-5', pack: '5 kg', listPrice: 6000, offerPrice: 5400 }
  const numbers: number[] = []
  for (const body of [small, large]) {
    const reply = await clerk.post('admin/products', body)
    if (reply.status !== 201) throw new Error(`A size was refused: ${JSON.stringify(reply.body)}`)
    numbers.push(reply.body.data.number)
  }
  return { small: numbers[0] ?? 0, large: numbers[1] ?? 0 }
}
