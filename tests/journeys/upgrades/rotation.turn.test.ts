// Own portals: their secrets change.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createStepsThrough, partnerAnswers } from '#tests/actions/hypact-answers'
import { fillWithoutScripts } from '#tests/actions/steps'
import { sentForms } from '#tests/fixtures/traces'
import { startApi } from '#tests/support/api'
import { deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { signIn } from '#tests/support/sign-in'
import type { Page } from '#tests/support/page'
import { startVisitor, type Visitor } from '#tests/support/visitor'

const [oldest, newest] = ['oldest-'.repeat(6), 'newest-'.repeat(6)]
const wizard = '/actions/11036/hypact-form'
const amount = 'Welk bruto jaarinkomen verwacht u, in euro’s?'

describe.each(deal('redis', ['redis', 'file']))(
	'With a new secret in front of the old one, in the %s store',
	(kind) => {
		describe.skipIf(kind === 'redis' && !hasRedis())('nothing is lost', () => {
			let api: Awaited<ReturnType<typeof startApi>>
			let redis: TestRedis | undefined
			let portal: TestPortal
			const dataDir = mkdtempSync(join(tmpdir(), 'portal-rotation-'))
			beforeAll(async () => {
				api = await startApi()
				if (kind === 'redis') redis = await startRedis()
			})
			afterEach(() => portal.close())
			afterAll(async () => {
				await redis?.close()
				await api.close()
				rmSync(dataDir, { recursive: true })
			})

			/** Restarts the portal with other secrets; `before` is a visitor with earlier cookies. */
			async function restart(secrets: string, before?: Visitor) {
				await (portal as TestPortal | undefined)?.close()
				const env = { SESSION_SECRET: secrets, ...(redis && { REDIS_URL: redis.url }) }
				portal = await startPortal({ apiUrl: api.url, dataDir, env })
				const visitor = startVisitor(portal.url)
				for (const { name, value } of before?.cookies.all() ?? [])
					visitor.cookies.store(`${name}=${value}; Path=/`)
				return visitor
			}

			test('A client stays signed in, drafts and receipts stay, and a form opened before is sent once', async () => {
				await restart(oldest)
				const { visitor: before } = await signIn(portal.url, { branch: 'noord' })
				await sendForm(before, sentForms[0])
				await leaveDraft(before)
				const opened = readHidden(await before.visit(sentForms[1]?.address ?? ''))

				const anna = await restart(`${newest}, ${oldest}`, before)
				expect(await findTraces(anna)).toEqual({ step: 'Stap 3 van 9', typed: '12,', receipts: 1 })
				api.forgetCalls()
				const landed = await sendForm(anna, sentForms[1], opened)
				expect(landed.path).toBe(sentForms[1]?.lands)
				expect(api.callsTo('POST', sentForms[1]?.call.path ?? '')).toHaveLength(1)
				const draft = await anna.visit(wizard)
				draft.fill(amount, '12,5')
				await draft.press('Ga later verder')

				// Draft and receipts were sealed again since, so the older secret is no longer needed.
				await restart(newest)
				const { visitor: later } = await signIn(portal.url, { branch: 'noord' })
				expect(await findTraces(later)).toEqual({ step: 'Stap 3 van 9', typed: '12,5', receipts: 2 })
			})
		})
	},
)

test('After a change of the secret without the older one, a client reads that they must sign in again, and no other reason', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'portal-secret-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const first = await startPortal({ dataDir, env: { SESSION_SECRET: 'first-secret-'.repeat(4) } })
	const { visitor } = await signIn(first.url, { branch: 'noord' })
	await first.close()
	const second = await startPortal({ dataDir, env: { SESSION_SECRET: 'other-secret-'.repeat(4) } })
	onTestFinished(() => second.close())
	const back = startVisitor(second.url)
	for (const { name, value } of visitor.cookies.all()) back.cookies.store(`${name}=${value}; Path=/`)
	const login = await back.visit('/dashboard')
	expect(login.path).toBe('/')
	expect(login.words).toContain('U moet opnieuw inloggen.')
	expect(login.words).not.toContain('lang niet bezig')
	expect((await back.visit('/')).words).not.toContain('U moet opnieuw inloggen.')
})

type Form = (typeof sentForms)[number] | undefined

/** Submits the form; `hidden` replaces fields of the current page. */
async function sendForm(visitor: Visitor, form: Form, hidden: Record<string, string> = {}) {
	if (!form) throw new Error('There are two forms')
	const page = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
	for (const [name, value] of Object.entries(hidden))
		page.document.querySelector(`main input[name="${name}"]`)?.setAttribute('value', value)
	return page.press(form.button)
}

/** A questionnaire at its third step, with an incomplete number. */
async function leaveDraft(visitor: Visitor) {
	const start = await visitor.visit(`${wizard}?step=1`)
	const third = await fillWithoutScripts(start, createStepsThrough(partnerAnswers.slice(0, 2)))
	third.fill(amount, '12,')
	await third.press('Ga later verder')
}

function readHidden(page: Page) {
	const value = (name: string) =>
		page.document.querySelector(`main input[name="${name}"]`)?.getAttribute('value') ?? ''
	return { formId: value('formId'), formToken: value('formToken') }
}

async function findTraces(visitor: Visitor) {
	const page = await visitor.visit(wizard)
	const receipts = (await visitor.visit('/receipts')).document.querySelectorAll(
		'main a[href^="/receipts/"]:not([href$=".zip"])',
	)
	return {
		step: /^Stap \d van \d/.exec(page.document.querySelector('main h2')?.textContent ?? '')?.[0],
		typed: page.getByLabelText<HTMLInputElement>(amount).value,
		receipts: receipts.length,
	}
}
