import type { z } from 'zod/v4'
import { flag, id, defineList, number, defineObject, text } from '#app/api/wire'

/** @see [162] */
const userPanelSchema = defineObject({
	name: text,
	label: text,
	phone: text,
	dontShowPrefix: flag,
	emailaddress: text,
	systemname: text,
	image: text,
})
export type UserPanel = z.output<typeof userPanelSchema>

/** @see [189] */
export const dossierSchema = defineObject({
	id,
	label: text,
	percentageComplete: number,
	userPanels: defineList(userPanelSchema),
})
export type Dossier = z.output<typeof dossierSchema>
