/** A friendly bust about 0,0 (the middle of the chest's lower edge), some 420 tall. */
export type Looks = {
  skin: string
  hair: string
  cloth: string
  /** what is on the head */
  head: 'short' | 'parted' | 'long' | 'bun' | 'scarf' | 'cap' | 'pakol' | 'bald'
  scarf?: string
  beard?: 'full' | 'moustache' | 'stubble' | undefined
  glasses?: boolean
  collar?: 'shalwar' | 'waistcoat' | 'dupatta'
  /** the waistcoat's, or the dupatta's */
  second?: string
}
