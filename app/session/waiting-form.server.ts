import { takeNewest } from '#app/lib/take-newest'
import { getSessionStore } from './current-store.server'
import { openWaitingRecords } from './records.server'
import { slots, type WaitingForm } from './session-slots'

const mostForms = 5
/** Characters of all of them: each change of the session writes them all. */
const mostKept = 256 * 1024

/**
 * Forms that wait until this owner signs in: another visitor posted them from the owner's page, or continued in that
 * browser.
 */
export function openWaitingForms(owner: string) {
	return slots.kept.of(openWaitingRecords(getSessionStore(), owner))
}

/**
 * Adds a form as the newest of this browser: one for each address and owner, and five in all. A form in which nothing was
 * filled in never takes the place of another.
 */
export function addForm(forms: readonly WaitingForm[], form: WaitingForm): WaitingForm[] {
	const before = forms.find((one) => isSame(one, form))
	const newest = before && form.fields.length === 0 ? before : form
	return takeNewest([...forms.filter((one) => !isSame(one, form)), newest].slice(-mostForms), mostKept)
}

/** Stores a form until its owner signs in. False where it would take the place of an older one. */
export async function addWaitingForm(form: WaitingForm & { owner: string }): Promise<boolean> {
	let isKept = false
	await openWaitingForms(form.owner).upsert([], (forms) => {
		const all = [...forms, form]
		const isRoom = all.length <= mostForms && takeNewest(all, mostKept).length === all.length
		isKept = isRoom && !forms.some((one) => isSame(one, form))
		return isKept ? [...forms, form] : undefined
	})
	return isKept
}

function isSame(one: WaitingForm, { owner, address }: WaitingForm) {
	return one.owner === owner && one.address === address
}
