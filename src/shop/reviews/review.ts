/** A review of the shop. `email` is masked before it leaves the server. */
export type Review = {
  id: string
  name: string
  email: string
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  picture: string | null
  writtenAt: number
}
