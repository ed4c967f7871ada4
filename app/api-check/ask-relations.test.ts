import { expect, test, vi } from 'vitest'
import { openTestApi } from './test-api'

vi.stubEnv('API_INCLUDE', 'on')

test('With API_INCLUDE=on reads ask for their relations, in each language, as the portal does', async () => {
	const { check, sent } = openTestApi((request, { body }) => {
		if (request.method !== 'GET' || /[?&]include=/.test(request.path)) return undefined
		const { included: _, ...document } = JSON.parse(body.startsWith('{') ? body : '{}') as {
			included?: unknown
		}
		return body.startsWith('{') ? { body: JSON.stringify(document) } : undefined
	})
	const results = await check()
	expect(results.flatMap(({ findings }) => findings)).toEqual([])
	const paths = sent.map(({ path }) => path)
	expect(paths.filter((path) => path.startsWith('/api/actions?include='))).toHaveLength(2)
	expect(paths).toContainEqual(expect.stringMatching(/^\/api\/products\/mortgages\?include=loan_parts/))
	expect(paths).toContain('/api/consumers')
})
