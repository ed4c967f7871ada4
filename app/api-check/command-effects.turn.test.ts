import { expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { effects, commands } from './try-commands'
import { formatText } from './format-report'
import { onCall, openTestApi } from './test-api'

/** These tell by their answer whether they worked. */
const byAnswer = ['/api/auth/product-action-login', '/api/auth/refresh', '/api/invoices/get-payment']

test('Of every command a read tells the effect, or a reason says why none does', () => {
	const paths = commands.map(({ path }) => path).filter((path) => !byAnswer.includes(path))
	expect(Object.keys(effects).toSorted()).toEqual(paths.toSorted())
})

const idle = /advice_profile|\/documents$|cancel$|renew-qr|ockto-debug|edit-market-value|no-login$/

test('Commands that are answered well and change nothing are errors, each with the read that shows it', async () => {
	const { sent, check } = openTestApi(undefined, idle)
	const results = (await check(true)).filter(({ method, path }) => method === 'POST' && idle.test(path))
	const found = results.map(({ path, notTried, findings }) => [
		path.split('/').at(-1),
		notTried ?? findings.map(({ severity, expected }) => `${severity}: ${expected}`).join(),
	])
	expect(Object.fromEntries(found)).toEqual({
		'submit-form-no-login': 'error: /api/actions to show the task done',
		advice_profile: 'error: /api/actions to show the task done',
		'{action}': 'the API takes no test data (ockto_debug)',
		documents: 'error: /api/actions to show the task done',
		'edit-market-value': 'error: /api/actions to show the task done',
		cancel: 'error: /api/products/appointments to show the appointment gone',
	})
	expect(sent.filter(({ path }) => path === '/api/products/appointments')).toHaveLength(3)
	const text = formatText(results)
	expect(text).toContain(
		'error: expected /api/inventory-form/requirements/{subject} to show a new code, received what it was before',
	)
})

test('Where no read tells, the report says so with the reason', async () => {
	const results = await openTestApi().check(true)
	const unseen = results.filter((result) => result.unseen !== undefined).map(({ path }) => path)
	expect(unseen).toEqual([
		'/api/auth/two-factor',
		'/api/auth/forgot-password',
		'/api/auth/start-password-reset',
		'/api/auth/reset-password',
		'/api/nps-feedback/score',
		'/api/nps-feedback/follow-up',
		'/api/nps-feedback/free-answer',
		'/api/create-dossier',
		'/api/knowledge-form',
		'/api/products/general-insurances/{insurance}/damage-reports',
		'/api/invoices/validate-payment',
	])
	expect(formatText(results)).toMatch(
		/sent {2}POST \/api\/create-dossier {2}\d+ ms {2}cannot be seen: no read tells of another client/,
	)
})

test('A state that cannot be read is not taken for one that changed', async () => {
	const { check, sent } = openTestApi(({ method, path }) => {
		const isAfter = sent.some((one) => one.path === '/api/auth/refresh')
		return method === 'GET' && path === '/api/actions' && isAfter ? { status: 503, body: '' } : undefined
	})
	const results = await check(true)
	expect(results.find(({ path }) => path === '/api/advice_profile')).toMatchObject({
		findings: [],
		unseen: '/api/actions answered status 503',
	})
})

test.each(
	deal('wire', [
		['{"success":false}', 'a report of a failure', 'no advice profile'],
		['{"errors":[{"code":"x"}]}', 'a report of a failure', 'no advice profile'],
	]),
)('A 200 with %s is an error', async (body, received, shown) => {
	const { check } = openTestApi(onCall('POST', '/api/advice_profile', { body }))
	const result = (await check(true)).find(({ path }) => path === '/api/advice_profile')
	expect(result?.findings).toMatchObject([{ severity: 'error', received, shown }])
})

test('A page of HTML is a lost answer: a warning where a read tells the state, else an error', async () => {
	const html = { body: '<!DOCTYPE html>' }
	const { check } = openTestApi((request) =>
		['/api/advice_profile', '/api/knowledge-form'].includes(request.path) ? html : undefined,
	)
	const results = await check(true)
	const findings = (path: string) => results.find((one) => one.path === path)?.findings
	expect(findings('/api/advice_profile')).toMatchObject([{ severity: 'warning', received: 'another text' }])
	expect(findings('/api/knowledge-form')).toMatchObject([
		{ severity: 'error', shown: 'that nobody knows whether it arrived' },
	])
})

const payment = (members: object) => ({
	body: JSON.stringify({ data: { type: 'payments', attributes: members } }),
})

test.each(
	deal('wire', [
		['/api/invoices/get-payment', payment({ x: 1 }), ['/status', '/url']],
		['/api/invoices/get-payment', payment({ status: 'CREATED' }), ['/url']],
		['/api/invoices/get-payment', payment({ url: 'https://bank.example/' }), ['/status']],
		['/api/invoices/get-payment', payment({ status: 'paid' }), []],
		['/api/invoices/validate-payment', payment({ url: null }), ['/status']],
		['/api/invoices/validate-payment', payment({ status: 'CREATED' }), []],
		['/api/auth/product-action-login', { body: '{"code":"CONSUMER_LOCKED"}' }, ['/id', '/token']],
	]),
)('%s that is answered with %j lacks %j', async (path, answer, members) => {
	const results = await openTestApi(onCall('POST', path, answer)).check(true)
	const result = results.find((one) => one.path === path)
	expect(result?.findings.map(({ severity, member }) => [severity, member])).toEqual(
		members.map((member) => ['error', member]),
	)
})
