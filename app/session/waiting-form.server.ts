import { getSessionStore } from './current-store.server'
import { openNamedRecords } from './records.server'
import { slots, type WaitingForm } from './session-slots'

const mostForms = 5

/**
 * Forms that wait until this owner signs in: another visitor posted them from the owner's page, or continued in that
 * browser.
 */
export function openWaitingForms(owner: string) {
	return slots.kept.of(openNamedRecords(getSessionStore(), 'form owner', owner))
}

/**
 * Adds a form as the newest: one for each address and owner, and five in all. A form in which nothing was filled in
 * never takes the place of another.
 */
export function addForm(forms: readonly WaitingForm[], form: WaitingForm): WaitingForm[] {
	const isSame = ({ owner, address }: WaitingForm) => owner === form.owner && address === form.address
	const before = forms.find(isSame)
	const newest = before && form.fields.length === 0 ? before : form
	return [...forms.filter((one) => !isSame(one)), newest].slice(-mostForms)
}
