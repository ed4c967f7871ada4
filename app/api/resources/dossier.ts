import type { z } from 'zod/v4'
import { flag, id, listOf, number, record, text } from '#app/api/wire'

/** @see [162] */
const userPanel = record({
	name: text,
	label: text,
	phone: text,
	dontShowPrefix: flag,
	emailaddress: text,
	systemname: text,
	image: text,
})
export type UserPanel = z.output<typeof userPanel>

/** @see [189] */
export const dossier = record({ id, label: text, percentageComplete: number, userPanels: listOf(userPanel) })
export type Dossier = z.output<typeof dossier>
