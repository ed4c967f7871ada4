import { expect, test } from 'vitest'
import { formatText } from './format-report'
import { anna, onCall, openTestApi, type Change } from './test-api'

const findings = async ({ check }: ReturnType<typeof openTestApi>, account = anna) =>
	(await check(false, account)).flatMap((result) => result.findings.map((one) => [result.path, one.member]))

test('An API that ignores Accept-Language is told once; one that fails in English is an error there', async () => {
	const answers = new Map<string, string>()
	const inDutch: Change = ({ method, path }, { body }) => {
		if (method !== 'GET') return undefined
		if (!answers.has(path)) answers.set(path, body)
		return { body: answers.get(path) }
	}
	expect(await findings(openTestApi(inDutch))).toEqual([['/api/licenses/current', 'Accept-Language']])
	const noEnglish: Change = ({ path, headers }) =>
		path === '/api/dictionary' && headers['Accept-Language'] === 'en' ? { status: 500, body: '' } : undefined
	const results = await openTestApi(noEnglish).check()
	expect(results.flatMap((result) => result.findings)).toMatchObject([
		{ severity: 'error', received: 'status 500', shown: "the portal's own words, in English" },
	])
})

test('A firm that offers Dutch alone is not asked for English', async () => {
	const body = JSON.stringify({
		data: [{ type: 'languages', id: '1', attributes: { name: 'N', iso_code: 'nl' } }],
	})
	const api = openTestApi(onCall('GET', '/api/languages', { body }))
	await api.check()
	expect(api.sent.filter(({ headers }) => headers['Accept-Language'] === 'en')).toEqual([])
})

/** Renames a member everywhere in the answer of a path. */
const rename =
	(path: string, name: string): Change =>
	(request, { body }) =>
		request.path === path ? { body: body.replaceAll(`"${name}"`, '"other_name"') } : undefined

test.each([
	['/api/actions', 'is_done'],
	['/api/products/otds', 'is_signed'],
	['/api/products/otds', 'is_cancelled'],
])('A list of %s in which nothing has %s is a warning', async (path, name) => {
	expect(await findings(openTestApi(rename(path, name)))).toContainEqual([path, `/${name}`])
})

test('A document in a language that the portal lacks is a warning', async () => {
	const english: Change = ({ path }, { body }) =>
		path === '/api/documents'
			? { body: body.replaceAll('"language":"en"', '"language":"engels"') }
			: undefined
	expect(await findings(openTestApi(english))).toContainEqual(['/api/documents', '/language'])
})

test('A wrong password is one line and a hint', async () => {
	const text = formatText(await openTestApi().check(false, { ...anna, password: 'geheim' }))
	const told = text.split('\n').filter((line) => /error:|CHECK_PASSWORD/.test(line))
	expect(told).toEqual([
		'        error: expected a sign-in with CHECK_EMAIL and CHECK_PASSWORD, received status 422 authLoginFailed; a client sees: nothing: what a client sees could not be checked',
		'The sign-in was refused: CHECK_PASSWORD may be wrong, or CHECK_EMAIL or CHECK_BRANCH.',
	])
	expect(text).not.toContain('geheim')
})

test.each([
	[401, '', true],
	[403, '{"code":"AUTH_LOGIN_FAILED"}', true],
	[403, '{"code":"accessDenied"}', false],
	[422, '{"code":"bodyInvalid"}', false],
	[423, '{"code":"consumerLocked"}', false],
])('A sign-in that is answered %i %s may be a wrong password: %s', async (status, body, isHint) => {
	const results = await openTestApi(onCall('POST', '/api/auth/login', { status, body })).check()
	expect(results.some(({ hint }) => hint?.includes('CHECK_PASSWORD'))).toBe(isHint)
	expect(results.find(({ path }) => path === '/api/auth/login')?.findings).toHaveLength(1)
})
