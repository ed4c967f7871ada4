import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { hideUnreadableAddress, toReadablePath, toReadableQuery } from './repair-address.server'

test.each([
	'/',
	'/mortgages/10011',
	'//actions///11001////inventory/',
	'/reset/password/a%2Fb',
	'/%E2%82%AC%20x;a=b',
	'/%F0%9F%98%80',
	'/a%00',
])('%s is a path that may be ours', (path) => expect(toReadablePath(path)).toBe(path))

test.each([
	'/%',
	'/%zz',
	'/%ff',
	'/reset/%c0%ae/secret',
	'/%ed%a0%80',
	'/%5c/<',
	`/${'/'.repeat(40)}x`,
	`/images/${'a/'.repeat(6_500)}`,
	`/otds/1${'/'.repeat(14_000)}`,
])('%s is none', (path) => expect(toReadablePath(path)).toBeUndefined())

test.each(['%', '%e', '%E2', '%E2%80', '%F0%9F%98', '%F0%9F%9', '%c0%ae'])(
	'A link that was cut within a letter, before %s, is the link before that letter',
	async (rest) => {
		expect(toReadablePath(`/reset/password/secret${rest}`)).toBe('/reset/password/secret')
		expect(await reach(`/reset/password/secret${rest}?domain=noord`)).toBe('/reset/password/secret')
	},
)

test.each([
	['', ''],
	['?way=a%20b&c=%E2%82%AC', '?way=a%20b&c=%E2%82%AC'],
	['?a=%F4%8F%BF%&b=1', '?a=%EF%BF%BD%25&b=1'],
	['?%', '?%25='],
])('A query %j is read as %j', (given, read) => {
	expect(toReadableQuery(given)).toBe(read)
	expect(new URLSearchParams(read).toString()).toBe(new URLSearchParams(given).toString())
})

test('A query of thousands of broken signs is left out, and what was typed stays', () => {
	expect(toReadableQuery(`?q=${'%'.repeat(5_000)}`)).toBe('')
	expect(toReadableQuery(`?q=${'50%,'.repeat(100)}`)).toHaveLength(`?q=${'50%25%2C'.repeat(100)}`.length)
})

const app = new Hono()
app.use(hideUnreadableAddress)
app.all('*', (c) => c.text(new URL(c.req.raw.url).pathname))
const reach = async (line: string) => {
	const env = { incoming: { url: line } }
	return (await app.request(new Request(`http://localhost${line}`), {}, env)).text()
}

test.each(['/images/a.1.b', '/app-icons/a.svg', '/app-manifests/a.webmanifest', '/theme/a.css'])(
	'%s is found in one spelling alone, also where Remix takes the rest off',
	async (address) => {
		expect(await reach(address)).toBe(address)
		for (const rest of ['?', '?&&', '?index', '?_data', '?%69ndex', '?_data=routes/resources/image'])
			expect([rest, await reach(address + rest)]).toEqual([rest, 'Not found\n'])
		for (const before of ['/.', '/x/..']) expect(await reach(before + address)).toBe('Not found\n')
		expect(await reach('/actions?index')).toBe('/actions')
	},
)
