import { screen } from '../screen.ts'

/** The contract fixes the wording of some; see docs/contract.md. */
export const locationMessages = screen('location', {
  location: {
    title: 'Select Your Location',
    search: 'Search for a location...',
    searchButton: 'Search',
    clear: 'Clear search',
    searching: 'Searching …',
    results: 'Places found',
    none: 'No place found. Try the name of the town.',
    away: "Search isn't available just now. Please move the pin on the map.",
    here: 'Use my location',
    refused:
      "Your browser isn't sharing your location. Allow it in this site's settings, or search for your place.",
    unknown: "We couldn't find out where you are. Please search for your place or move the pin.",
    locating: 'Getting your location...',
    loading: 'Loading map...',
    map: 'Map. The arrow keys move the marker while it has the focus.',
    marker: 'Your place: move it with the arrow keys or drag it',
    noTiles: "The street map isn't loading right now. Please search for your place.",
    bothDown:
      "The map and the search aren't available right now. Please write your full address below.",
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    latitude: 'Latitude',
    longitude: 'Longitude',
    details: 'House, street and landmark',
    detailsHint: 'For the rider; we add the place on the map.',
    select: 'Select',
    failed: "We couldn't look up this place. Please type the address.",
  },
})
