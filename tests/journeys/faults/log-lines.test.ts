import { expect, test } from 'vitest'
import { sendRaw } from '#tests/support/raw-request'
import { signIn } from '#tests/support/sign-in'
import { version } from '../../../package.json'
import { oneBranch, useSite } from '#tests/support/use-site'

const { api, portal } = await useSite({ env: oneBranch })

interface Answer {
	headers: { [name: string]: string | string[] | undefined }
}

/** Log lines of one response; the request's own line is last. */
async function linesOf({ headers }: Answer) {
	const lines = () => portal.log().filter(({ requestId }) => requestId === headers['x-request-id'])
	await expect.poll(() => lines().at(-1)?.msg).toBe('request')
	return lines()
}

test('Every line tells the version; those of a request its route without ids and, once it is known, its branch', async () => {
	const { visitor } = await signIn(portal.url)
	const lines = await linesOf(await visitor.visit('/actions/11001/upload-document'))
	const calls = lines.filter(({ msg, path }) => msg === 'api call' && String(path).startsWith('/api/actions'))
	expect(calls.length).toBeGreaterThan(0)
	for (const line of [...calls, lines.at(-1)])
		expect(line).toMatchObject({ route: '/actions/:action/upload-document', branch: 'noord' })
	expect(new Set(portal.log().map((line) => line.version))).toEqual(new Set([version]))
})

test('What no page answers has no route, and a branch that a visitor made up is not told', async () => {
	const [line] = (await linesOf(await sendRaw(portal.url, '/nowhere'))).slice(-1)
	expect(line).toMatchObject({ route: '*', status: 404, branch: 'noord' })
	await linesOf(await sendRaw(portal.url, '/help?domain=anna@voorbeeld.nl'))
	expect(JSON.stringify(portal.log())).not.toContain('anna@voorbeeld.nl')
})

test('A request that failed is a line of its own level', async () => {
	const { visitor } = await signIn(portal.url)
	api.fault('GET', '/api/actions', { status: 500 })
	const failed = await visitor.visit('/actions/11001/upload-document')
	await api.heal()
	expect(failed.status).toBeGreaterThanOrEqual(500)
	expect((await linesOf(failed)).at(-1)).toMatchObject({ level: 50, status: failed.status })
	const fine = await linesOf(await visitor.visit('/help'))
	expect(fine.at(-1)).toMatchObject({ level: 30, status: 200 })
})

test('A page tells browsers where to report what its policy blocked, in both ways, and that address answers', async () => {
	const page = await sendRaw(portal.url, '/help')
	const policy = String(page.headers['content-security-policy'])
	const address = /report-uri (\S+?);/.exec(policy)?.[1] ?? ''
	expect(policy).toContain('report-to policy')
	expect(page.headers['reporting-endpoints']).toBe(`policy="${address}"`)
	const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } }
	const sent = await fetch(portal.url + address, { method: 'POST', body: JSON.stringify(report) })
	expect(sent.status).toBe(204)
})
