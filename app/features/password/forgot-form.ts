import { z } from 'zod/v4'

/** No rule at all [118]: whatever was typed goes to the API, a missing field as an empty text. */
export const forgotFormSchema = z.object({ email: z.string().trim().catch('') })
