export const groceryWords = `flour, atta, aata, ata, آٹا`
