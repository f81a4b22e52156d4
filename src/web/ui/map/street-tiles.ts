import L from 'leaflet'
import type { locationMessages } from '../../messages/en/location.ts'
import type { Translate } from '../../messages/messages-in.ts'

// Our own drawing, so that no picture is fetched from elsewhere.
export const pin = L.divIcon({
  className: 'map-pin',
  html: '<svg viewBox="0 0 32 42" width="36" height="47" aria-hidden="true"><path d="M16 41C16 41 2 25 2 15a14 14 0 1 1 28 0c0 10-14 26-14 26Z" fill="#c22f22" stroke="#fff8e7" stroke-width="2"/><circle cx="16" cy="15" r="5.5" fill="#f8a91c"/></svg>',
  iconSize: [36, 47],
  iconAnchor: [18, 47],
})

/** Tiles from the address in the shop's settings; `onNone` when they fail to load. */
export const streetTiles = (tiles: string, onNone: () => void) =>
  L.tileLayer(tiles, {
    maxZoom: 19,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  }).once('tileerror', onNone)

export const zoomButtons = (t: Translate<typeof locationMessages>) =>
  L.control.zoom({ zoomInTitle: t('location.zoomIn'), zoomOutTitle: t('location.zoomOut') })
