import { relate } from '#app/api/relations'
import { flag, id, longTextIfKnown, text, textIfKnown } from '#app/api/leaves'
import { percentage } from '#app/api/numbers'
import { defineObject, defineList } from '#app/api/wire'
import type { Output } from '#app/api/reader'

/** @see [162] */
const userPanelSchema = defineObject({
	name: text,
	label: textIfKnown,
	phone: text,
	dontShowPrefix: flag,
	emailaddress: text,
	systemname: text,
	image: longTextIfKnown,
})
export type UserPanel = Output<typeof userPanelSchema>

/** @see [189] */
export const dossierSchema = defineObject({
	id,
	label: textIfKnown,
	percentageComplete: percentage,
	userPanels: relate(defineList(userPanelSchema)),
})
export type Dossier = Output<typeof dossierSchema>
