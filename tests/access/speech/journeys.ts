import { clientJourneys } from './client-journeys'
import { guestJourneys } from './guest-journeys'

export const journeys = [...guestJourneys, ...clientJourneys]
