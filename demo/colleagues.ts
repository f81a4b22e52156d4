import type { DemoPerson } from './types.ts'

/** One for each other role, so that the back office can be seen as each of them sees it. */
export const colleagues: readonly DemoPerson[] = [
  {
    key: 'yasir',
    name: 'Yasir Mahmood',
    email: 'yasir@kiryana.example',
    phone: '+92 303 5550121',
    kind: 'staff',
    role: 'packer',
    address: { text: 'House 12, Gali 4, Pirwadhai, Rawalpindi', lat: 33.6312, lng: 73.0398 },
  },
  {
    key: 'zahid',
    name: 'Zahid Iqbal',
    email: 'zahid@kiryana.example',
    phone: '+92 304 5550122',
    kind: 'staff',
    role: 'rider',
    address: { text: 'House 27, Street 3, Dhoke Hassu, Rawalpindi', lat: 33.6228, lng: 73.0312 },
  },
  {
    key: 'nida',
    name: 'Nida Karim',
    email: 'nida@kiryana.example',
    phone: '+92 305 5550123',
    kind: 'staff',
    role: 'content',
    address: { text: 'Flat 9, Block 4, G-10/2, Islamabad', lat: 33.6763, lng: 73.0141 },
  },
  {
    key: 'javed',
    name: 'Javed Akram',
    email: 'javed@kiryana.example',
    phone: '+92 306 5550124',
    kind: 'staff',
    role: 'viewer',
    address: { text: 'House 60, Street 22, F-8/1, Islamabad', lat: 33.7108, lng: 73.0367 },
  },
  {
    key: 'sumaira',
    name: 'Sumaira Parveen',
    email: 'sumaira@kiryana.example',
    phone: '+92 308 5550127',
    kind: 'staff',
    role: 'cashier',
    address: {
      text: 'House 8, Gali 2, Khayaban-e-Sir Syed, Rawalpindi',
      lat: 33.6297,
      lng: 73.0251,
    },
  },
]

/** Has asked for wholesale prices, and waits for an answer. */
export const applicant: DemoPerson = {
  key: 'shabana',
  name: 'Shabana Aslam',
  email: 'shabana@kiryana.example',
  phone: '+92 307 5550125',
  kind: 'stock',
  business: { name: 'Aslam Bakers', address: 'Shop 3, Committee Chowk, Rawalpindi' },
  address: { text: 'Shop 3, Committee Chowk, Rawalpindi', lat: 33.6121, lng: 73.0651 },
}
