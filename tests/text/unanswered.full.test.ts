import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAnswers } from '../forms/fill'
import { walkForms, type FormOnPage } from '../forms/walk-forms'
import { hasTextBrowser } from '../support/find-program'
import type { RecordedCall } from '../support/recorder'
import { openFormBrowser, type FormBrowser } from './form-browser'
import { isWhole, startSite, type Site } from './site'

/**
 * `npm test` tries these in each browser: approval of a document, and a form in which lynx once answered a question by
 * itself.
 */
const sample = ['/actions/11022/approve-document', '/actions/11036/hypact-form']
const last = '/actions/11036/hypact-form?step=2'

/** Commands that the API received since the last call. */
function takeCommands({ api }: Site) {
	const commands = api.calls.filter(({ method }) => method !== 'GET').map(describeCommand)
	api.forgetCalls()
	return commands
}

function describeCommand({ method, path, json, parts }: RecordedCall) {
	const fields = parts.map(({ name, filename, bytes }) => [name, filename ?? bytes.toString()])
	return { method, path, json, fields }
}

/** Answers in the form after the press, and the API's commands. */
async function press({ visitor, address, find }: FormOnPage, site: Site, send: () => Promise<unknown>) {
	takeCommands(site)
	await send()
	const commands = takeCommands(site)
	const form = find(await visitor.visit(address))
	return { commands, kept: form && readAnswers(form) }
}

function walk({ url, api }: Site) {
	return walkForms({ url, sendResetLink: api.sendResetLink }, ['anna'], isWhole ? undefined : sample)
}

describe.each(['lynx', 'w3m'] as const)('A form whose button alone is pressed in %s', (name) => {
	const isThere = hasTextBrowser(name)
	let site: Site
	/** The same portal, with a browser that selects nothing by itself. */
	let model: Site
	let browser: FormBrowser
	beforeAll(async () => {
		if (!isThere) return
		;[site, model] = await Promise.all([startSite(), startSite()])
		browser = await openFormBrowser(name, site)
	}, 90_000)
	afterAll(async () => {
		if (!isThere) return
		await browser.close()
		await Promise.all([site.close(), model.close()])
	})

	async function judge(form: FormOnPage, same: FormOnPage) {
		const before = readAnswers(form.form)
		const expected = await press(same, model, () => same.page.press(same.send))
		const actual = await press(form, site, () => browser.send(form.address, form.send.textContent))
		expect(actual, form.name).toEqual(expected)
		if (actual.kept) expect(actual.kept, form.name).toEqual(before)
	}

	test.skipIf(!isThere)(
		'tells the API and keeps in the draft no answer that was not there before',
		{ timeout: 900_000 },
		async () => {
			const judged: string[] = []
			const models = walk(model)
			for await (const form of walk(site)) {
				const { value: same } = await models.next()
				expect(same?.name).toBe(form.name)
				if (!same || form.form.method !== 'post') continue
				await judge(form, same)
				judged.push(form.address)
				if (!isWhole && form.address === last) break
			}
			expect(judged).toContain(last)
			expect(judged.length).toBeGreaterThanOrEqual(isWhole ? 30 : 3)
		},
	)
})
