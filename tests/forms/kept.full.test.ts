import { expect, test } from 'vitest'
import { fillForm, readAnswers } from './fill'
import { walkForms, type FormOnPage } from './walk-forms'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()

/** Names of buttons that submit the form, and of the one that shows another page of the same step. */
const sending = ['', 'approve', 'decline', 'next']
const leading = /^(step-\d|previous|later|terms|add-\w+)$/

function listLeading(form: HTMLFormElement) {
	const names = [...form.querySelectorAll('button')].map(({ name }) => name)
	const others = [...new Set(names)].filter((name) => !sending.includes(name))
	expect(others.filter((name) => !leading.test(name))).toEqual([])
	// The first button to another step represents all of them.
	return others.filter((name) => !/^step-[2-9]$/.test(name))
}

/** Leaves the filled-in form with a button. Returns the typed answers, and the answers after a return. */
async function leaveAndReturn({ visitor, address, find }: FormOnPage, button: string) {
	const page = await visitor.visit(address)
	const form = find(page)
	const pressed = form?.querySelector(`button[name="${button}"]`)
	if (!form || !pressed) throw new Error(`${address} has no ${button}`)
	fillForm(form)
	const typed = readAnswers(form)
	const left = await page.press(pressed)
	const back = find(await visitor.visit(address))
	return { typed, status: left.status, found: back && readAnswers(back) }
}

test('Every way that leads on from a half-filled form keeps all that was typed, for when one comes back', async () => {
	const tried: string[] = []
	for await (const one of walkForms({ url: portal.url, sendResetLink: api.sendResetLink }, ['guest', 'anna']))
		for (const button of listLeading(one.form)) {
			const { typed, status, found } = await leaveAndReturn(one, button)
			expect([status, found], `${one.name}: ${button}`).toMatchObject([200, typed])
			tried.push(button)
		}
	expect([...new Set(tried)].sort()).toEqual([
		'add-loanParts',
		'add-newParts',
		'add-new_parts',
		'add-partnerPensions',
		'add-pensions',
		'later',
		'previous',
		'step-1',
		'terms',
	])
}, 400_000)
