import type { DemoPerson } from './types.ts'

/** Those who only buy and say what they think: nobody signs in as one of them. */
export const neighbours: readonly DemoPerson[] = [
  person(
    'rukhsana',
    'Rukhsana Bibi',
    '+92 300 5550111',
    'House 3, Gali 2, Dhoke Kala Khan, Rawalpindi',
    33.6436,
    73.0957,
  ),
  person(
    'hamza',
    'Hamza Qureshi',
    '+92 321 5550112',
    'House 71, Street 12, G-11/2, Islamabad',
    33.6689,
    72.9974,
  ),
  person(
    'mehwish',
    'Mehwish Tahir',
    '+92 333 5550113',
    'House 16, Lane 5, Askari 11, Rawalpindi',
    33.5871,
    73.0924,
  ),
  person(
    'anwar',
    'Col. (Retd.) Anwar Malik',
    '+92 345 5550114',
    'House 5, Race Course Road, Rawalpindi',
    33.5989,
    73.0561,
  ),
  person(
    'saima',
    'Saima Gul',
    '+92 312 5550115',
    'Flat 14, Block 3, I-10/1, Islamabad',
    33.6479,
    73.0398,
  ),
  person(
    'daniyal',
    'Daniyal Hashmi',
    '+92 331 5550116',
    'Boys’ Hostel, Street 30, H-8/1, Islamabad',
    33.6868,
    73.0548,
  ),
  person(
    'parveen',
    'Parveen Yousaf',
    '+92 302 5550117',
    'House 212, Block B, Satellite Town, Rawalpindi',
    33.6391,
    73.0668,
  ),
  person(
    'imtiaz',
    'Imtiaz Bhatti',
    '+92 336 5550118',
    'House 40, Street 7, Chaklala Scheme 3, Rawalpindi',
    33.5774,
    73.0921,
  ),
]

function person(
  key: string,
  name: string,
  phone: string,
  text: string,
  lat: number,
  lng: number,
): DemoPerson {
  return {
    key,
    name,
    email: `${key}@kiryana.example`,
    phone,
    kind: 'normal',
    address: { text, lat, lng },
  }
}
