import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { unguarded } from './unguarded.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.mock(import('./open-requests.server'), async (load) => ({ ...(await load()), isStopping: () => true }))

const app = new Hono().route('/', unguarded)
app.all('*', (c) => c.text('page'))

test.each([
	['GET', '/healthz', 200],
	['HEAD', '/healthz', 200],
	['GET', '/readyz', 503],
	['POST', '/policy-reports', 400],
])(
	'The answer to %s %s is neither stored nor taken for another kind of file',
	async (method, path, status) => {
		const answer = await app.request(path, { method }, {})
		expect(answer.status).toBe(status)
		expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
		expect(answer.headers.get('Cache-Control')).toBe('no-store')
	},
)

test('Pages choose their own headers', async () => {
	expect((await app.request('/', {}, {})).headers.get('Cache-Control')).toBeNull()
})
