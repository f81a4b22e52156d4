import { screen } from '../screen.ts'

/** The location picker's words; the spec's sentences are spelled as they are there. */
export const locationMessages = screen('location', {
  location: {
    title: 'Select Your Location',
    search: 'Search for a location...',
    searchButton: 'Search',
    searching: 'Searching …',
    results: 'Places found',
    none: 'No place of that name. Try the name of the town.',
    away: "Search isn't available just now. Please move the pin on the map.",
    locating: 'Getting your location...',
    loading: 'Loading map...',
    map: 'Map. The arrow keys move the marker while it has the focus.',
    marker: 'Your place: move it with the arrow keys or drag it',
    noTiles: 'The street map is not loading right now. Search and marker work all the same.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    latitude: 'Latitude',
    longitude: 'Longitude',
    details: 'House, street and landmark',
    detailsHint: 'For the rider; the place on the map is added to it.',
    select: 'Select',
    failed: 'The place could not be looked up. Please write the address.',
  },
})
