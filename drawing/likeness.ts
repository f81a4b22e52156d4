import type { ArtForm } from '../demo/types.ts'
import type { Dye } from './icon.ts'

/** What a product looks like where the icon set has no good picture of it. */
export type Likeness = {
  form?: ArtForm
  icon?: string
  dye?: Dye
  count?: number
  single?: boolean
}

const itself = (icon: string): Likeness => ({ form: 'loose', icon, count: 1 })

const raw: Dye = { from: '#d3883e', to: '#eda28e' }

/** By the beginning of the sku; the longest that fits counts. */
const likenesses: Record<string, Likeness> = {
  'FV-ONION': { dye: { from: '#f3ad61', to: '#b2476f' } },
  'FV-CHILLI': { dye: { from: '#f8312f', to: '#3d9440' } },
  'FV-CAULIFLOWER': { icon: 'own:cauliflower' },
  'FV-CORIANDER': itself('own:coriander'),
  'FV-MINT': itself('own:mint'),
  'FV-BANANA': itself('own:bananas'),
  'FV-CARROT': { dye: { from: '#ff822d', to: '#e6522b' } },
  'FV-MUSHROOM': { dye: { from: '#6d4534', to: '#e9dccb' } },
  'BM-BOTTLE': itself('own:feeder'),
  'BM-CUP': itself('own:sipper'),
  'BB-PARATHA': { single: true },
  'DE-SLICES': { single: true },
  'FV-DATES': { icon: 'own:dates' },
  'FV-APRICOT': { icon: 'own:apricots' },
  'FR-ATTA': { icon: 'own:flour' },
  'FR-ATTA-CHAKKI': { icon: 'sheaf-of-rice' },
  'FR-MAIDA': { icon: 'own:maida' },
  'FR-SOOJI': { icon: 'own:sooji' },
  'FR-BESAN': { icon: 'own:besan' },
  'FR-BASMATI': { icon: 'own:rice' },
  'FR-BASMATI-BROWN': { icon: 'own:rice-brown' },
  'FR-SELA': { icon: 'own:rice-sela' },
  'FR-TOTA': { icon: 'own:rice-broken' },
  'FR-DAAL-CHANA': { icon: 'own:daal-chana' },
  'FR-DAAL-MASOOR': { icon: 'own:daal-masoor' },
  'FR-DAAL-MOONG': { icon: 'own:daal-moong' },
  'FR-DAAL-MAASH': { icon: 'own:daal-maash' },
  'FR-CHICKPEA': { icon: 'own:chickpeas' },
  'FR-CHANA-BLACK': { icon: 'own:chana-black' },
  'FR-LOBIA': { icon: 'own:lobia' },
  'FR-RAJMA': { icon: 'own:rajma' },
  'FR-SUGAR': { icon: 'own:sugar' },
  'FR-GUR': { icon: 'own:gur' },
  'FR-SALT-PINK': { icon: 'own:salt-pink' },
  'SM-CHILLI': { icon: 'hot-pepper' },
  'SM-HALDI': { icon: 'own:haldi' },
  'SM-DHANIA': { icon: 'own:dhania' },
  'SM-CUMIN': { icon: 'own:cumin' },
  'SM-MUSTARD': { icon: 'own:mustard' },
  'SM-FENNEL': { icon: 'own:fennel' },
  'SM-AJWAIN': { icon: 'own:ajwain' },
  'SM-PEPPER': { icon: 'own:pepper' },
  'SM-CINNAMON': { icon: 'own:cinnamon' },
  'SM-ELAICHI': { icon: 'own:elaichi' },
  'SM-CLOVES': { icon: 'own:cloves' },
  'SM-GARAM': { icon: 'own:masala' },
  'SM-CHAAT': { icon: 'own:chaat' },
  'SM-SEEKH': { icon: 'own:seekh' },
  'SM-TIKKA': { icon: 'own:boti' },
  'MP-CHICKEN-CURRY': { icon: 'own:cubes-chicken' },
  'MP-CHICKEN-WHOLE': { icon: 'own:chicken', count: 1 },
  'MP-BREAST': { icon: 'own:fillet-chicken' },
  'MP-DRUMSTICK': { dye: raw },
  'MP-QEEMA-CHICKEN': { icon: 'own:mince-chicken' },
  'MP-QEEMA-BEEF': { icon: 'own:mince-beef' },
  'MP-MUTTON': { icon: 'own:cubes-mutton' },
  'MP-RAAN': { dye: { from: '#6d4534', to: '#a64d42' }, count: 1 },
  'MP-NUGGETS': { icon: 'own:nuggets' },
  'MP-BEEF-BONELESS': { icon: 'own:cubes-beef' },
  'MP-NIHARI': { icon: 'own:shank' },
  'MP-ROHU': { dye: { from: '#00a6ed', to: '#8fa3b0' } },
  'MP-FILLET': { icon: 'own:fillet-fish' },
  'MP-SEEKH': { icon: 'own:seekh' },
  'MP-SHAMI': { icon: 'own:shami' },
  'MP-MALAI-BOTI': { icon: 'own:boti' },
  'BM-PANJIRI': { icon: 'own:panjiri' },
  'SB-NIMKO': { icon: 'own:nimco' },
  'SB-DAALMOTH': { icon: 'own:daal-moong' },
  'SB-CHANA': { icon: 'own:chickpeas' },
  'SB-PISTA': { icon: 'own:pistachios' },
  'SB-ALMOND': { icon: 'own:almonds' },
  'SB-WALNUT': { icon: 'own:walnuts' },
  'SB-RAISIN': { icon: 'own:raisins-green' },
  'SB-CASHEW': { icon: 'own:cashews' },
  'SB-GULABJAMUN': { icon: 'own:gulab-jamun' },
  'SB-SOHAN': { icon: 'own:sohan' },
  'SB-BARFI': { icon: 'own:barfi' },
  'SB-VERMICELLI': { icon: 'own:vermicelli' },
  'TC-TEA-DANEDAR': { icon: 'own:tea' },
  'TC-QEHWA': { icon: 'own:tea-green' },
  'TC-COFFEE-GROUND': { icon: 'own:coffee' },
  'HK-KARAHI': itself('own:karahi'),
  'HK-TAWA': itself('own:tawa'),
  'HK-DEGCHI': itself('own:degchi'),
  'HK-SPOONS': itself('own:spoons'),
  'HK-CHIMTA': itself('own:chimta'),
  'HK-CUPS': itself('own:cups'),
  'HK-FLASK': itself('own:flask'),
  'HK-MASALADANI': itself('own:masala-dani'),
  'HK-LUNCHBOX': itself('own:tiffin'),
  'HK-NOTEBOOKS': itself('own:notebooks'),
  'HK-TORCH': itself('own:torch'),
  'CL-BROOM': itself('own:jharoo'),
  'PT-BALL': itself('own:ball'),
  'CL-POWDER': { icon: 'own:detergent' },
  'PT-DOG': { icon: 'dog-face' },
  'DE-DAHI': { icon: 'own:dahi' },
  'DE-PANEER': { icon: 'own:paneer' },
  'DE-EGGS': { icon: 'egg', dye: { from: '#f3ad61', to: '#f6ead6' } },
  'DE-EGGS-DESI': { icon: 'egg' },
}

export function likenessOf(sku: string): Likeness {
  const starts = Object.keys(likenesses).filter(
    (start) => sku === start || sku.startsWith(`${start}-`),
  )
  const nearest = starts.toSorted((a, b) => b.length - a.length)[0]
  return (nearest && likenesses[nearest]) || {}
}
